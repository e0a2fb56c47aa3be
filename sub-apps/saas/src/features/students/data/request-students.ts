import type { Store } from '@reduxjs/toolkit';
import { departmentsActions } from './departments.slice';
import { studentListActions } from './student-list.slice';
import { formatQuery, parseQuery, type StudentQuery } from './student-query';

/** Lists that were asked for ahead and that no page has taken yet, as queries. */
const lists = new WeakMap<object, string>();
const departments = new WeakSet<object>();

/**
 * Asks for what the list at this address shows, before anything of it is drawn.
 *
 * @param search query of the address, with or without its `?`
 */
export function requestStudents(store: Pick<Store, 'dispatch'>, search: string): void {
  const query = parseQuery(new URLSearchParams(search));
  lists.set(store, formatQuery(query).toString());
  departments.add(store);
  store.dispatch(studentListActions.requested(query));
  store.dispatch(departmentsActions.requested());
}

/** Whether just this list was asked for ahead. True once: who comes back to the page sees a fresh one. */
export function takeList(store: object, query: StudentQuery): boolean {
  const asked = lists.get(store);
  lists.delete(store);
  return asked === formatQuery(query).toString();
}

/** The same for the departments. */
export const takeDepartments = (store: object): boolean => departments.delete(store);
