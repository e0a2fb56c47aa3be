import {
  api,
  type DepartmentNode,
  type Page,
  quietly,
  refusedInPlace,
  type Student,
  type StudentInput,
  type StudentStatus,
} from '@edu/shared-utility';
import { callAhead } from '../../../common/call-ahead';
import { formatQuery, parseQuery, type StudentQuery } from './student-query';
import { changesOf } from './student-values';

const listAhead = callAhead<Page<Student>>();
const departmentsAhead = callAhead<DepartmentNode[]>();

const keyOf = (query: StudentQuery): string => formatQuery(query).toString();

function findStudents(query: StudentQuery, signal: AbortSignal): Promise<Page<Student>> {
  const { pageNum, pageSize, keyword, status, departmentId } = query;
  const filter = {
    ...(keyword && { keyword }),
    ...(status && { status }),
    ...(departmentId && { departmentId }),
  };
  return api.user.findByCondition({ pageNum, pageSize, ...filter }, { signal });
}

// the list works without them, so a failure shows in the field and not as a toast
const findDepartments = (signal: AbortSignal): Promise<DepartmentNode[]> =>
  api.department.getTree({}, { ...quietly, signal });

/**
 * Asks for what the list at this address shows, before anything of it is drawn.
 *
 * @param search query of the address, with or without its `?`
 */
export function requestStudents(search: string): void {
  const query = parseQuery(new URLSearchParams(search));
  listAhead.start(keyOf(query), (signal) => findStudents(query, signal));
  departmentsAhead.start('', findDepartments);
}

/** Ends what was asked for ahead and taken by no page. */
export function dropRequests(): void {
  listAhead.stop();
  departmentsAhead.stop();
}

/** One page of students; who comes back to the page sees a fresh one. */
export const askForStudents = (query: StudentQuery, signal: AbortSignal): Promise<Page<Student>> =>
  listAhead.take(keyOf(query), signal) ?? findStudents(query, signal);

/** The departments to filter by and to put students into. */
export const askForDepartments = (signal: AbortSignal): Promise<DepartmentNode[]> =>
  departmentsAhead.take('', signal) ?? findDepartments(signal);

/** Adds a student, or sends what was changed of the one that was there, with the version that was read. */
export function saveStudent(student: Student | null, input: StudentInput): Promise<unknown> {
  if (!student) return api.user.addStudent(input, quietly);
  const { userId, version } = student;
  return api.user.updateStudent({ userId, version, ...changesOf(student, input) }, quietly);
}

/** Of the row as the list shows it: one that somebody changed meanwhile stays. */
export const setStatus = ({ userId, version }: Student, status: StudentStatus): Promise<unknown> =>
  api.user.updateStudent({ userId, version, status }, refusedInPlace);

/** The same. */
export const deleteStudent = ({ userId, version }: Student): Promise<unknown> =>
  api.user.delete({ userId, version }, refusedInPlace);
