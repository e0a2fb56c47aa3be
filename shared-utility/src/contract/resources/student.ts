import { endpoint, post, read } from '../endpoint';
import type { Student, StudentStatus } from '../entities';
import type { DownloadedFile } from '../envelope';
import type { Job } from './job';
import type { StudentFilter } from './user';

const base = '/platform/v1/students';

/** Numbers that are with a hidden middle in every answer; one is shown on demand, and that is recorded. */
export type HiddenField = 'phone' | 'idNumber';

/** What many students can be given at once; what is not named stays. */
export interface StudentOrder {
  status?: StudentStatus;
  departmentId?: string | null;
  branchId?: string | null;
}

export interface ManyStudents {
  filter: Omit<StudentFilter, 'sort'>;
  change: StudentOrder;
  /** How many the person was told: with another number matching by now the call is refused (40900). */
  expected: number;
  /** A UUID of the caller's: sent again within minutes, it is the same job. */
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
  /** Whole numbers; needs `student.reveal`. */
  whole?: boolean;
}

/** A row of an uploaded workbook as it was read. */
export interface ImportRow {
  /** As the workbook counts: 1 is the heading. */
  row: number;
  cells: string[];
  problems: { column: string; message: string }[];
}

/** What would become of a workbook. */
export interface ImportCheck {
  total: number;
  good: number;
  /** Headings of the cells, in the person's language. */
  columns: string[];
  /** The first two hundred rows that would be refused; where there is none, the first twenty. */
  rows: ImportRow[];
  /**
   * All rows that would be refused, as a workbook in base64: in the form that is uploaded, each with its number and
   * what is wrong. To be mended and uploaded as it is. Null where there is none.
   */
  faults: string | null;
}

/** What the platform does with students beyond the specification's own calls (`user`); ours. */
export const student = {
  findById: read<{ userId: string }, Student>()(`${base}/{userId}`, {
    ours: true,
    returns: 'object',
  }),
  /** The whole number; who saw which number of whom is a line of the trail. So many a minute. */
  reveal: post<{ userId: string; field: HiddenField }, { value: string | null }>()(
    `${base}/{userId}/reveal`,
    { ours: true, returns: 'object' },
  ),
  /** Looks at a workbook and changes nothing. */
  checkImport: endpoint<{ file: Blob }, ImportCheck>()({
    method: 'POST',
    path: `${base}/import/check`,
    form: true,
    safe: true,
    ours: true,
    returns: 'object',
  }),
  /**
   * Adds the students of a workbook as a job: `all` or, with one bad row, none of them; `good` leaves the bad ones out.
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
  /** A workbook; with masked numbers unless `whole` is asked for, and a line of the trail. */
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
