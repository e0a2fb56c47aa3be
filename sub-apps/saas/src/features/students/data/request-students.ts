import type { Dispatch } from '@reduxjs/toolkit';
import { departmentsActions } from './departments.slice';
import { studentListActions } from './student-list.slice';
import { formatQuery, parseQuery, type StudentQuery } from './student-query';
import type { WithStudents } from './students.selectors';

/**
 * Asks for what the list at this address shows, before anything of it is drawn.
 *
 * @param search query of the address, with or without its `?`
 */
export function requestStudents(dispatch: Dispatch, search: string): void {
  dispatch(studentListActions.requested(parseQuery(new URLSearchParams(search))));
  dispatch(departmentsActions.requested());
}

/** Whether just this list is on its way. */
export const isOnTheWay = ({ studentList }: WithStudents, query: StudentQuery): boolean =>
  studentList.load.status === 'loading' &&
  formatQuery(studentList.query).toString() === formatQuery(query).toString();
