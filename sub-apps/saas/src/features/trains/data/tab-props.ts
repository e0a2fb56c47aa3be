import type { Train } from '@edu/shared-utility';
import type { RefObject } from 'react';

export interface TrainTabProps {
  readonly train: Train;
  /** Saves pending changes, for actions outside of this tab. */
  readonly saveRef: RefObject<() => Promise<boolean>>;
}
