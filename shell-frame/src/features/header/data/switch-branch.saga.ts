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

/** A branch brings its organ, actor and channel; the page starts again in it (specification §4, §6). */
export function* switchBranchSaga() {
  yield* takeLeading(branchChosen, switchBranch);
}

function* switchBranch({ payload }: ReturnType<typeof branchChosen>) {
  if (!(yield* call(unsaved.mayLeave))) return;
  try {
    yield* call(enterBranch, payload);
  } catch (error) {
    unsaved.stayed();
    // The old branch still holds and shows as chosen; the request client has said why, if it could.
    if (!isApiError(error) || !error.shown) toast.error(toFailure(error).message);
    return;
  }
  emit('branch:changed', payload);
  yield* call(page.reload);
}
