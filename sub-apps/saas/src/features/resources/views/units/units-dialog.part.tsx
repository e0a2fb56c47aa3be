import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import type { UnitsDialogProps } from './units-dialog.view';

const part = lazyPart<UnitsDialogProps>('saas', () => import('./units-dialog.view'));

/** The dialog of the copyright units, a chunk of its own. */
export const UnitsDialog = (props: UnitsDialogProps) => (
  <LazyView part={part} given={props} failed={partFailed} />
);
