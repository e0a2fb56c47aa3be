import type { Train } from '@edu/shared-utility';
import type { RefObject } from 'react';

export interface TrainTabProps {
  readonly train: Train;
  /** Saves what is typed, for anyone who goes on from here. */
  readonly saveRef: RefObject<() => Promise<boolean>>;
}
