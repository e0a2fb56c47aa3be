import { api, isShown, readFailure, toast, toFailure, withoutToast } from '@edu/shared-utility';
import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { activityActions, selectActivity } from './activity.slice';
import { hasOlder, PAGE_SIZE } from './activity-list';

function* readPage(pageNum: number) {
  const params = { pageNum, pageSize: PAGE_SIZE };
  const { list, total } = yield* call(api.account.findActivity, params, withoutToast);
  yield* put(activityActions.pageRead({ pageNum, list, total }));
}

/** Loads the newest entries; a repeated load adds new ones on top. */
function* load() {
  const { load: now } = yield* select(selectActivity);
  if (!isShown(now)) return;
  try {
    yield* readPage(1);
  } catch (error) {
    yield* put(activityActions.readFailed(readFailure(toFailure(error))));
  }
}

/** Loads the next page; continues while it only has known entries, which new ones have shifted. */
function* loadMore() {
  try {
    let hasGrown = false;
    while (!hasGrown) {
      const { load: before } = yield* select(selectActivity);
      if (before.status !== 'ready' || !hasOlder(before.data)) break;
      yield* readPage(before.data.page + 1);
      const { load: after } = yield* select(selectActivity);
      hasGrown = after.status !== 'ready' || after.data.entries.length > before.data.entries.length;
    }
  } catch (error) {
    toast.error(toFailure(error).message);
  }
  yield* put(activityActions.olderEnded());
}

/** Starts the feature's sagas on its actions. */
export function* activitySaga() {
  yield* takeLatest([activityActions.requested, activityActions.refetchRequested], load);
  yield* takeLeading(activityActions.olderRequested, loadMore);
}
