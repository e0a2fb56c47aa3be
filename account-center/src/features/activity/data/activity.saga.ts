import { api, toast } from '@edu/shared-utility';
import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { quietly, toFailure } from '../../../common/failure';
import { activityActions, selectActivity } from './activity.slice';

const PAGE = 10;

function* load() {
  try {
    const page = yield* call(api.account.findActivity, { pageNum: 1, pageSize: PAGE }, quietly);
    const data = { entries: [...page.list], total: page.total };
    yield* put(activityActions.settled({ status: 'ready', data }));
  } catch (error) {
    const { code, message, absent } = toFailure(error);
    const settled = absent
      ? ({ status: 'absent' } as const)
      : { status: 'failed' as const, code, message };
    yield* put(activityActions.settled(settled));
  }
}

/** The next ten; entries that moved down a page meanwhile are not shown twice. */
function* loadMore() {
  const { load: now } = yield* select(selectActivity);
  if (now.status !== 'ready') return;
  const { entries } = now.data;
  const pageNum = Math.floor(entries.length / PAGE) + 1;
  try {
    const page = yield* call(api.account.findActivity, { pageNum, pageSize: PAGE }, quietly);
    const known = new Set(entries.map(({ id }) => id));
    const fresh = page.list.filter(({ id }) => !known.has(id));
    const data = { entries: [...entries, ...fresh], total: page.total };
    yield* put(activityActions.settled({ status: 'ready', data }));
  } catch (error) {
    toast.error(toFailure(error).message);
    yield* put(activityActions.moreFailed());
  }
}

/** Wires the feature's sagas to its actions. */
export function* activitySaga() {
  yield* takeLatest(activityActions.requested, load);
  yield* takeLeading(activityActions.moreRequested, loadMore);
}
