import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import type { UnitsDialogProps } from './units-dialog.view';

const part = lazyPart<UnitsDialogProps>('saas', () => import('./units-dialog.view'));

/** The dialog of the copyright units, in a separate chunk. */
export const UnitsDialog = (props: UnitsDialogProps) => (
  <LazyView part={part} partProps={props} failed={partFailed} />
);
