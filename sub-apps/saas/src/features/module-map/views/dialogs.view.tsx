import type { Acting, ActingProps } from '../data/acting.hook';
import { BeginDialog } from './begin-dialog.view';
import { DecisionDialog } from './decision-dialog.view';
import { RollBackDialog } from './roll-back-dialog.view';
import { RolloutDialog } from './rollout-dialog.view';

/** The dialog of what an operator is about to do. */
export function Dialogs({ acting, ...rest }: ActingProps & { readonly acting: Acting }) {
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
