import type { LiveDesk } from '../data/live-desk.hook';
import { CancelDialog } from './cancel-dialog.view';
import { LiveForm } from './live-form.view';

interface Props {
  readonly desk: LiveDesk;
  readonly isPageReady: boolean;
}

export const DeskDialogs = ({ desk, isPageReady }: Props) => (
  <>
    <LiveForm form={desk.form} id={desk.editing} isPageReady={isPageReady} />
    {desk.cancelling && <CancelDialog row={desk.cancelling} onClose={desk.endCancelling} />}
  </>
);
