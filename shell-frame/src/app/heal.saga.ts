import { put, select, takeEvery } from 'typed-redux-saga';
import { sharedEvents, windowEvents } from '../common/event-channel';
import { branchesRequested, selectBranches, selectUser, userRequested } from '../features/header';
import { menuRequested, selectMenuLoad } from '../features/menu';

type Load = { readonly status: string; readonly code?: number };

const isFailed = ({ status }: Load): boolean => status === 'failed';
/** Without an answer (a negative code) the next try may well have one; a refusal would only be repeated. */
const isUnanswered = (load: Load): boolean => isFailed(load) && (load.code ?? 0) < 0;

/**
 * What failed together comes back together: a retry of one part of the frame, the network's return and the way to
 * another page ask for the others, too.
 */
export function* healSaga() {
  yield* takeEvery([menuRequested, userRequested, branchesRequested], ask, isFailed);
  yield* takeEvery(windowEvents('online'), ask, isFailed);
  yield* takeEvery(sharedEvents('navigation:done'), ask, isUnanswered);
}

function* ask(isDue: (load: Load) => boolean) {
  if (isDue(yield* select(selectMenuLoad))) yield* put(menuRequested({ force: true }));
  if (isDue(yield* select(selectUser))) yield* put(userRequested());
  if (isDue(yield* select(selectBranches))) yield* put(branchesRequested());
}
