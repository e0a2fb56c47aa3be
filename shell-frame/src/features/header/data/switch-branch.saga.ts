import { context, emit, page, unsaved } from '@edu/shared-utility';
import { call, takeLeading } from 'typed-redux-saga';
import { branchChosen } from './header.slice';

/** A branch brings its organ, actor and channel; the page starts anew in it (specification §4, §6). */
export function* switchBranchSaga() {
  yield* takeLeading(branchChosen, switchBranch);
}

function* switchBranch({ payload }: ReturnType<typeof branchChosen>) {
  if (!(yield* call(unsaved.mayLeave))) return;
  context.set('branch', payload.branch);
  context.set('organ', payload.organ);
  context.set('actor', payload.actor);
  context.set('channel', payload.channel);
  emit('branch:changed', payload);
  yield* call(page.reload);
}
