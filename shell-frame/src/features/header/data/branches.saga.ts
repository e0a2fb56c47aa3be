import { type Branch, loadBranches, toFailure } from '@edu/shared-utility';
import { call, put, takeLatest } from 'typed-redux-saga';
import { type Box, contextChanges } from '../../../common/event-channel';
import { branchesArrived, branchesFailed, branchesRequested } from './header.slice';

/** The branches that a person may switch between. */
export function* branchesSaga() {
  yield* takeLatest(branchesRequested, fetchBranches);
  yield* takeLatest(yield* contextChanges('branchList'), storeBranches);
  yield* put(branchesRequested());
}

function* fetchBranches() {
  try {
    yield* put(branchesArrived(yield* call(loadBranches)));
  } catch (error) {
    yield* put(branchesFailed(toFailure(error)));
  }
}

function* storeBranches({ value }: Box<Branch[] | null>) {
  if (value) yield* put(branchesArrived(value));
}
