import { api, quietly, toFailure } from '@edu/shared-utility';
import { call, put } from 'typed-redux-saga';
import { departmentsActions } from './departments.slice';

/** The departments to filter by and to put students into. */
export function* loadDepartmentsSaga() {
  try {
    // the list works without them, so a failure shows in the field and not as a toast
    const nodes = yield* call(api.department.getTree, {}, quietly);
    yield* put(departmentsActions.loaded(nodes));
  } catch (error) {
    yield* put(departmentsActions.failed(toFailure(error)));
  }
}
