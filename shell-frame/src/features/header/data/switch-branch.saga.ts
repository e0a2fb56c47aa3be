import { emit, enterBranch, page, unsaved } from '@edu/shared-utility';
import { call, takeLeading } from 'typed-redux-saga';
import { branchChosen } from './header.slice';

/** A branch brings its organ, actor and channel; the page starts anew in it (specification §4, §6). */
export function* switchBranchSaga() {
  yield* takeLeading(branchChosen, switchBranch);
}

function* switchBranch({ payload }: ReturnType<typeof branchChosen>) {
  if (!(yield* call(unsaved.mayLeave))) return;
  try {
    yield* call(enterBranch, payload);
  } catch {
    // The request client has told the person; the session stays in the branch it was in.
    return;
  }
  emit('branch:changed', payload);
  yield* call(page.reload);
}
