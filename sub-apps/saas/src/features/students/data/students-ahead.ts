import type { Dispatch } from '@edu/shared-utility/data';
import { data } from '../../../common/data';
import { studentQuery } from './student-query';

/**
 * Requests the list of this address before the first render.
 *
 * @param search query of the address, with or without its `?`
 */
export const askForStudents = (dispatch: Dispatch, search: string) => {
  const state = studentQuery.parse(new URLSearchParams(search));
  return [
    dispatch(data.endpoints.userFindByCondition.initiate(studentQuery.params(state))),
    dispatch(data.endpoints.departmentGetTree.initiate()),
  ];
};
