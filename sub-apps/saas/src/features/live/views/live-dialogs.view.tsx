import type { LiveDialogState } from '../data/live-dialogs.hook';
import { CancelDialog } from './cancel-dialog.view';
import { LiveForm } from './live-form.view';

interface Props {
  readonly dialogs: LiveDialogState;
  readonly isPageReady: boolean;
}

export const LiveDialogs = ({ dialogs, isPageReady }: Props) => (
  <>
    <LiveForm form={dialogs.form} id={dialogs.editing} isPageReady={isPageReady} />
    {dialogs.cancelling && (
      <CancelDialog row={dialogs.cancelling} onClose={dialogs.endCancelling} />
    )}
  </>
);
