import type { Dispatch } from '@edu/shared-utility/data';
import { data } from '../../../common/data';
import { filterOf, parseQuery } from './student-query';

/**
 * Asks for what the list at this address shows, before anything of it is drawn.
 *
 * @param search query of the address, with or without its `?`
 */
export const askForStudents = (dispatch: Dispatch, search: string) => [
  dispatch(
    data.endpoints.userFindByCondition.initiate(filterOf(parseQuery(new URLSearchParams(search)))),
  ),
  dispatch(data.endpoints.departmentGetTree.initiate()),
];
