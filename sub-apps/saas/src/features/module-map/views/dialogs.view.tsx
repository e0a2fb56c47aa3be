import type { ModuleBoard } from '@edu/shared-utility';
import { useState } from 'react';
import { outdatedOf } from '../data/outdated';
import type { PendingAction, PendingActionProps } from '../data/pending-action.hook';
import { BeginRolloutDialog } from './begin-rollout-dialog.view';
import { DecisionDialog } from './decision-dialog.view';
import { RollBackDialog } from './roll-back-dialog.view';
import { RolloutDialog } from './rollout-dialog.view';

interface Props extends Pick<PendingActionProps, 'onDone' | 'onConflict' | 'onClose'> {
  readonly pendingAction: PendingAction;
  readonly board: ModuleBoard;
}

/** The dialog of the pending action. */
export function Dialogs({ pendingAction, board, ...ways }: Props) {
  const [shownBoard, setShownBoard] = useState(board);
  const rest: PendingActionProps = {
    ...ways,
    shown: shownBoard,
    etag: board.etag,
    outdated: outdatedOf(pendingAction, shownBoard, board),
    onShowCurrent: () => setShownBoard(board),
  };
  switch (pendingAction.kind) {
    case 'rollBack':
      return <RollBackDialog {...rest} module={pendingAction.module} />;
    case 'beginRollout':
      return <BeginRolloutDialog {...rest} module={pendingAction.module} />;
    case 'approve':
    case 'reject':
      return <DecisionDialog {...rest} kind={pendingAction.kind} change={pendingAction.change} />;
    default:
      return <RolloutDialog {...rest} kind={pendingAction.kind} rollout={pendingAction.rollout} />;
  }
}
