import type { ModuleBoard } from '@edu/shared-utility';
import { useState } from 'react';
import { outdatedOf } from '../data/outdated';
import type { PendingAction, PendingActionProps } from '../data/pending-action.hook';
import { BeginDialog } from './begin-dialog.view';
import { DecisionDialog } from './decision-dialog.view';
import { RollBackDialog } from './roll-back-dialog.view';
import { RolloutDialog } from './rollout-dialog.view';

interface Props extends Pick<PendingActionProps, 'onDone' | 'onConflict' | 'onClose'> {
  readonly acting: PendingAction;
  readonly board: ModuleBoard;
}

/** The dialog of the pending action. */
export function Dialogs({ acting, board, ...ways }: Props) {
  const [shownBoard, setShownBoard] = useState(board);
  const rest: PendingActionProps = {
    ...ways,
    shown: shownBoard,
    etag: board.etag,
    outdated: outdatedOf(acting, shownBoard, board),
    onShowCurrent: () => setShownBoard(board),
  };
  switch (acting.kind) {
    case 'rollBack':
      return <RollBackDialog {...rest} module={acting.module} />;
    case 'begin':
      return <BeginDialog {...rest} module={acting.module} />;
    case 'approve':
    case 'reject':
      return <DecisionDialog {...rest} kind={acting.kind} change={acting.change} />;
    default:
      return <RolloutDialog {...rest} kind={acting.kind} rollout={acting.rollout} />;
  }
}
