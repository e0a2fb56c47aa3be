import {
  emit,
  enterBranch,
  isApiError,
  page,
  toast,
  toFailure,
  unsaved,
} from '@edu/shared-utility';
import { call, takeLeading } from 'typed-redux-saga';
import { branchChosen } from './header.slice';

/** Switching the branch also sets its organ, actor and channel, and reloads the page (specification §4, §6). */
export function* switchBranchSaga() {
  yield* takeLeading(branchChosen, switchBranch);
}

function* switchBranch({ payload }: ReturnType<typeof branchChosen>) {
  if (!(yield* call(unsaved.mayLeave))) return;
  try {
    yield* call(enterBranch, payload);
  } catch (error) {
    unsaved.stayed();
    // The old branch is still active and shown as selected; the request client may have shown the failure already.
    if (!isApiError(error) || !error.shown) toast.error(toFailure(error).message);
    return;
  }
  emit('branch:changed', payload);
  yield* call(page.reload);
}
