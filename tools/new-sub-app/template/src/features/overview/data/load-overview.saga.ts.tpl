import { api, isApiError, sharedPhrases } from '@edu/shared-utility';
import { call, put } from 'typed-redux-saga';
import { overviewActions } from './overview.slice';

const first = { pageNum: 1, pageSize: 5 };

/** Fetches how many students there are, and the first of them. */
export function* loadOverviewSaga() {
  try {
    // The page shows a failure in its place, so nothing is toasted.
    const page = yield* call(api.user.findByCondition, first, { toast: false });
    yield* put(overviewActions.loaded({ total: page.total, newest: [...page.list] }));
  } catch (error) {
    const told = isApiError(error) && error.kind === 'business' && error.message !== '';
    const message = told ? error.message : sharedPhrases.t('network');
    yield* put(overviewActions.failed({ code: isApiError(error) ? error.code : -1, message }));
  }
}
