import { context, page, session } from '@edu/shared-utility';
import { call, spawn, takeLeading } from 'typed-redux-saga';
import { continueToTarget } from '../../../common/continue-to-target';
import { discardToken, remindOfPasswordAge } from '../../../common/enter.saga';
import { loadChoices } from './load-choices.saga';
import { organChoiceActions as actions } from './organ-choice.slice';

/** What another organisation's visit left is of no use in this one. */
const stale = ['branch', 'branchList', 'roleList', 'menu'] as const;

export function* organChoiceSaga() {
  yield* takeLeading(actions.requested, loadChoices);
  yield* takeLeading(actions.chosen, ({ payload }) => {
    const isSwitch = context.get('organ') !== null;
    for (const key of stale) context.remove(key);
    session.chooseOrgan(payload);
    if (isSwitch) {
      // as with another branch, no page that was open may go on with what it read there
      page.assign(session.returnTo() ?? '/');
      return;
    }
    void remindOfPasswordAge();
    void continueToTarget();
  });
  yield* takeLeading(actions.abandoned, function* () {
    yield* spawn(discardToken);
  });
  yield* takeLeading(actions.left, function* () {
    yield* call(() => session.logout());
  });
}
