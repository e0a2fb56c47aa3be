import { context, loadPermissions } from '@edu/shared-utility';
import { buffers } from 'redux-saga';
import { call, delay, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { sharedEvents, windowEvents } from '../common/event-channel';
import { branchesRequested, selectBranches, selectUser, userRequested } from '../features/header';
import { menuRequested, selectMenuLoad } from '../features/menu';

type Load = { readonly status: string; readonly code?: number };

const isFailed = ({ status }: Load): boolean => status === 'failed';
/** A call without a response (a negative code) may succeed when repeated; a refusal would be refused again. */
const isUnanswered = (load: Load): boolean => isFailed(load) && (load.code ?? 0) < 0;

/** Minimum interval in ms between retries that are triggered by responses to other calls. */
const RESPONSE_PAUSE = 5_000;

/**
 * Retries all failed loads of the frame together: when one of them is retried by hand, when the network is back, after
 * a navigation, and when any other call gets a response.
 */
export function* retryLoadsSaga() {
  yield* takeEvery([menuRequested, userRequested, branchesRequested], retryDue, isFailed);
  yield* takeEvery(yield* windowEvents('online'), retryDue, isFailed);
  yield* takeEvery(yield* sharedEvents('navigation:done'), retryDue, isUnanswered);
  yield* fork(retryAfterResponses);
}

function* retryAfterResponses() {
  const responses = yield* sharedEvents('call:answered', buffers.sliding(1));
  while (true) {
    yield* take(responses);
    if (yield* call(retryDue, isUnanswered)) yield* delay(RESPONSE_PAUSE);
  }
}

/** Repeats the loads for which `isDue` is true; returns whether there were any. */
function* retryDue(isDue: (load: Load) => boolean) {
  const dueMenu = isDue(yield* select(selectMenuLoad));
  const dueUser = isDue(yield* select(selectUser));
  const dueBranches = isDue(yield* select(selectBranches));
  const permissions = context.get('permissions');
  const duePermissions = isDue(permissions);
  if (dueMenu) yield* put(menuRequested({ force: true }));
  if (dueUser) yield* put(userRequested());
  if (dueBranches) yield* put(branchesRequested());
  if (duePermissions) yield* call(loadPermissions);
  return dueMenu || dueUser || dueBranches || duePermissions;
}
