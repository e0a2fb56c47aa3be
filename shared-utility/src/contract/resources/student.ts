import { endpoint, post, read } from '../endpoint';
import type { Student, StudentStatus } from '../entities';
import type { DownloadedFile } from '../envelope';
import type { Job } from './job';
import type { ImportCheck } from './student-import';
import type { StudentFilter } from './user';

const base = '/platform/v1/students';

/** Numbers that every response masks; showing one is recorded. */
export type HiddenField = 'phone' | 'idNumber';

/** Fields that can be changed for many students at once; absent ones are unchanged. */
export interface StudentBulkChange {
  status?: StudentStatus;
  departmentId?: string | null;
  branchId?: string | null;
}

export interface ManyStudents {
  filter: Omit<StudentFilter, 'sort'>;
  change: StudentBulkChange;
  /** Number of students that the person confirmed; 40900 if another number matches by now. */
  expected: number;
  /** A UUID that the caller makes; a request with it that is repeated within minutes returns the same job. */
  requestId: string;
}

/** Columns of a workbook of students, by their names in a row. */
export type StudentColumn =
  | 'name'
  | 'phone'
  | 'email'
  | 'idNumber'
  | 'department'
  | 'branch'
  | 'status'
  | 'createdAt';

/** The students of a list's conditions, or the chosen ones among them. */
export interface StudentExport extends StudentFilter {
  userIds?: string[];
  /** As the list shows them, from left to right. */
  columns: StudentColumn[];
  /** Unmasked numbers; needs `student.reveal`. */
  whole?: boolean;
}

/** Calls for students beyond those of the specification (`user`); ours. */
export const student = {
  findById: read<{ userId: string }, Student>()(`${base}/{userId}`, {
    ours: true,
    returns: 'object',
  }),
  /** The whole number; recorded in the audit trail and limited per minute. */
  reveal: post<{ userId: string; field: HiddenField }, { value: string | null }>()(
    `${base}/{userId}/reveal`,
    { ours: true, returns: 'object' },
  ),
  /** Checks a workbook and changes nothing. */
  checkImport: endpoint<{ file: Blob }, ImportCheck>()({
    method: 'POST',
    path: `${base}/import/check`,
    form: true,
    safe: true,
    ours: true,
    returns: 'object',
  }),
  /**
   * Adds the students of a workbook as a job: `all` adds none if one row is invalid, `good` skips invalid rows.
   * A `requestId` that comes again within minutes is the same job.
   */
  startImport: endpoint<{ file: Blob; mode: 'all' | 'good'; requestId: string }, Job>()({
    method: 'POST',
    path: `${base}/import`,
    form: true,
    query: ['mode', 'requestId'],
    ours: true,
    returns: 'object',
  }),
  /** A workbook, with masked numbers unless `whole` is set; recorded in the audit trail. */
  exportRows: endpoint<StudentExport, DownloadedFile>()({
    method: 'POST',
    path: `${base}/export`,
    safe: true,
    download: true,
    ours: true,
  }),
  /** Every student who meets the conditions, as far as the caller's branches reach; many of them as a job. */
  changeAll: post<ManyStudents, { changed: number; job: Job | null }>()(`${base}/change`, {
    ours: true,
    returns: 'object',
  }),
} as const;
