import { context, session } from '@edu/shared-utility';
import { call, takeLeading } from 'typed-redux-saga';
import { continueToTarget } from '../../../common/continue-to-target';
import { remindOfPasswordAge } from '../../../common/enter.saga';
import { loadChoices } from './load-choices.saga';
import { organChoiceActions as actions } from './organ-choice.slice';

/** What another organisation's visit left is of no use in this one. */
const stale = ['branch', 'branchList', 'roleList', 'menu'] as const;

export function* organChoiceSaga() {
  yield* takeLeading(actions.requested, loadChoices);
  yield* takeLeading(actions.chosen, ({ payload }) => {
    for (const key of stale) context.remove(key);
    session.chooseOrgan(payload);
    void remindOfPasswordAge();
    continueToTarget();
  });
  yield* takeLeading(actions.left, function* () {
    yield* call(() => session.logout());
  });
}
