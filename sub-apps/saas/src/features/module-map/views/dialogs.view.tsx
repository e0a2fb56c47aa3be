import type { ModuleBoard } from '@edu/shared-utility';
import { useState } from 'react';
import type { DialogAction, DialogActionProps } from '../data/dialog-action.hook';
import { outdatedOf } from '../data/outdated';
import { BeginRolloutDialog } from './begin-rollout-dialog.view';
import { DecisionDialog } from './decision-dialog.view';
import { RollBackDialog } from './roll-back-dialog.view';
import { RolloutDialog } from './rollout-dialog.view';

interface Props extends Pick<DialogActionProps, 'onDone' | 'onConflict' | 'onClose'> {
  readonly dialogAction: DialogAction;
  readonly board: ModuleBoard;
}

/** The dialog of the pending action. */
export function Dialogs({ dialogAction, board, ...ways }: Props) {
  const [shownBoard, setShownBoard] = useState(board);
  const rest: DialogActionProps = {
    ...ways,
    shown: shownBoard,
    etag: board.etag,
    outdated: outdatedOf(dialogAction, shownBoard, board),
    onShowCurrent: () => setShownBoard(board),
  };
  switch (dialogAction.kind) {
    case 'rollBack':
      return <RollBackDialog {...rest} module={dialogAction.module} />;
    case 'beginRollout':
      return <BeginRolloutDialog {...rest} module={dialogAction.module} />;
    case 'approve':
    case 'reject':
      return <DecisionDialog {...rest} kind={dialogAction.kind} change={dialogAction.change} />;
    default:
      return <RolloutDialog {...rest} kind={dialogAction.kind} rollout={dialogAction.rollout} />;
  }
}
