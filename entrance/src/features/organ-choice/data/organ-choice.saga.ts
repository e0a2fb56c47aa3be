import { context, page, session } from '@edu/shared-utility';
import { call, spawn, takeLeading } from 'typed-redux-saga';
import { continueToTarget } from '../../../common/continue-to-target';
import { discardToken, remindOfPasswordAge } from '../../../common/enter.saga';
import { loadChoices } from './load-choices.saga';
import { organChoiceActions as actions } from './organ-choice.slice';

/** Stored values that are invalid in another organisation. */
const keysOfOrgan = ['branch', 'branchList', 'roleList', 'menu'] as const;

export function* organChoiceSaga() {
  yield* takeLeading(actions.requested, loadChoices);
  yield* takeLeading(actions.chosen, ({ payload }) => {
    const isSwitch = context.get('organ') !== null;
    for (const key of keysOfOrgan) context.remove(key);
    session.chooseOrgan(payload);
    if (isSwitch) {
      // As after a change of the branch, all pages must be reloaded.
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
