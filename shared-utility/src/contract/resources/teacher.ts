import { endpoint, type None, post, read } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { AppointmentResult } from './administrator';
import type { Job } from './job';
import type { ImportCheck } from './student-import';
import type { Teacher, TeacherChange, TeacherInput, TeacherStatus } from './teacher-entities';

const base = '/platform/v1/teachers';

export type TeacherSort = 'createdAt' | 'name' | 'joinedOn';

export interface TeacherFilter {
  /** A part of the name or staff number, or digits of the phone that are shown. */
  keyword?: string;
  departmentId?: string;
  /** Those of this branch and of the ones below it. */
  branchId?: string;
  status?: TeacherStatus;
  subject?: string;
  /** A leading minus reverses the order; newest first by default. */
  sort?: TeacherSort | `-${TeacherSort}`;
}

/** Columns of a workbook of teachers, by their names in a row. */
export type TeacherColumn =
  | 'name'
  | 'phone'
  | 'email'
  | 'staffNumber'
  | 'title'
  | 'subjects'
  | 'department'
  | 'branch'
  | 'joinedOn'
  | 'status'
  | 'createdAt';

/** The teachers of a list's conditions, or the chosen ones among them. */
export interface TeacherExport extends TeacherFilter {
  ids?: string[];
  /** As the list shows them, from left to right. */
  columns: TeacherColumn[];
  /** Unmasked numbers; needs `teacher.reveal`. */
  whole?: boolean;
}

/** Teachers of the session's organisation, as far as the caller's branches reach; ours. */
export const teacher = {
  find: read<PageQuery & TeacherFilter, Page<Teacher>>()(base, { ours: true, returns: 'page' }),
  findById: read<{ id: string }, Teacher>()(`${base}/{id}`, { ours: true, returns: 'object' }),
  /** Subjects of the organisation's teachers, in alphabetical order. */
  subjects: read<None, string[]>()(`${base}/subjects`, { ours: true, returns: 'list' }),
  save: post<TeacherInput, { id: string }>()(base, { ours: true, returns: 'object' }),
  update: post<TeacherChange, null>()(`${base}/update`, { ours: true }),
  changeStatus: post<{ id: string; version?: Version; status: TeacherStatus }, null>()(
    `${base}/status`,
    { ours: true },
  ),
  remove: post<{ id: string; version?: Version }, null>()(`${base}/remove`, { ours: true }),
  /** The whole number; recorded in the audit trail and limited per minute. */
  reveal: post<{ id: string; field: 'phone' }, { value: string }>()(`${base}/{id}/reveal`, {
    ours: true,
    returns: 'object',
  }),
  /** Links the teacher to this administrator's account; null removes the link. */
  bind: post<{ id: string; version?: Version; administratorId: string | null }, null>()(
    `${base}/bind`,
    { ours: true },
  ),
  /** Gives them the built-in role of a teacher: at once, or when the account's owner has accepted. */
  invite: post<{ id: string; version?: Version }, AppointmentResult>()(`${base}/invite`, {
    ours: true,
    returns: 'object',
  }),
  /** An empty sheet to fill in. */
  template: endpoint<None, DownloadedFile>()({
    method: 'GET',
    path: `${base}/template`,
    safe: true,
    download: true,
    ours: true,
  }),
  /** Checks a workbook and changes nothing. */
  checkImport: endpoint<{ file: Blob }, ImportCheck>()({
    method: 'POST',
    path: `${base}/import/check`,
    form: true,
    safe: true,
    ours: true,
    returns: 'object',
  }),
  /** Adds the teachers of a workbook as a job, as `student.startImport` does. */
  startImport: endpoint<{ file: Blob; mode: 'all' | 'good'; requestId: string }, Job>()({
    method: 'POST',
    path: `${base}/import`,
    form: true,
    query: ['mode', 'requestId'],
    ours: true,
    returns: 'object',
  }),
  /** A workbook, with masked numbers unless `whole` is set; recorded in the audit trail. */
  exportRows: endpoint<TeacherExport, DownloadedFile>()({
    method: 'POST',
    path: `${base}/export`,
    safe: true,
    download: true,
    ours: true,
  }),
} as const;
