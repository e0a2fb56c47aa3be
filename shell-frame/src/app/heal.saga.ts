import { context, loadPermissions } from '@edu/shared-utility';
import { buffers } from 'redux-saga';
import { call, delay, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { sharedEvents, windowEvents } from '../common/event-channel';
import { branchesRequested, selectBranches, selectUser, userRequested } from '../features/header';
import { menuRequested, selectMenuLoad } from '../features/menu';

type Load = { readonly status: string; readonly code?: number };

const isFailed = ({ status }: Load): boolean => status === 'failed';
/** Without an answer (a negative code) the next try may well have one; a refusal would only be repeated. */
const isUnanswered = (load: Load): boolean => isFailed(load) && (load.code ?? 0) < 0;

/** In ms. A part that stays without an answer is asked for at most so often while others are answered. */
const ANSWERED_PAUSE = 5_000;

/**
 * What failed together comes back together: a retry of one part of the frame, the network's return, the way to
 * another page and the server's answer to any call ask for the others, too.
 */
export function* healSaga() {
  yield* takeEvery([menuRequested, userRequested, branchesRequested], ask, isFailed);
  yield* takeEvery(windowEvents('online'), ask, isFailed);
  yield* takeEvery(sharedEvents('navigation:done'), ask, isUnanswered);
  yield* fork(healWithAnswers);
}

function* healWithAnswers() {
  const answers = sharedEvents('call:answered', buffers.sliding(1));
  while (true) {
    yield* take(answers);
    if (yield* call(ask, isUnanswered)) yield* delay(ANSWERED_PAUSE);
  }
}

/** Returns whether something was asked for. */
function* ask(isDue: (load: Load) => boolean) {
  const dueMenu = isDue(yield* select(selectMenuLoad));
  const dueUser = isDue(yield* select(selectUser));
  const dueBranches = isDue(yield* select(selectBranches));
  const permissions = context.get('permissions');
  const duePermissions =
    permissions.status === 'untold' && isDue({ ...permissions, status: 'failed' });
  if (dueMenu) yield* put(menuRequested({ force: true }));
  if (dueUser) yield* put(userRequested());
  if (dueBranches) yield* put(branchesRequested());
  if (duePermissions) yield* call(loadPermissions);
  return dueMenu || dueUser || dueBranches || duePermissions;
}
