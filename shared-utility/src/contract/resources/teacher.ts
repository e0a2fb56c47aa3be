import type { AdministratorStatus } from '../administration-entities';
import { endpoint, type None, post, read } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { AppointmentResult } from './administrator';
import type { Job } from './job';
import type { ImportCheck } from './student';

const base = '/platform/v1/teachers';

/** Teachers on leave stay assigned; former ones are kept as their courses name them. */
export type TeacherStatus = 'active' | 'leave' | 'left';

/** How a teacher logs in. */
export interface TeacherAccount {
  /** Their administrator record; null while their invitation is open. */
  administratorId: string | null;
  /** Name of the account's owner in this tenant. */
  name: string;
  state: 'invited' | AdministratorStatus;
  /** At this tenant's pages. */
  lastLoginAt: string | null;
}

export interface Teacher {
  id: string;
  name: string;
  /** Masked; `teacher.reveal` returns it unmasked. */
  phone: string;
  email: string | null;
  /** Unique in the organisation, as is the phone number. */
  staffNumber: string | null;
  /** For example lecturer or professor. */
  title: string;
  subjects: string[];
  departmentId: string | null;
  departmentName: string | null;
  /** Null is the organisation as a whole. */
  branchId: string | null;
  branchName: string | null;
  /** A day, as 2026-01-31. */
  joinedOn: string | null;
  status: TeacherStatus;
  introduction: string;
  /** Null if they do not log in. */
  account: TeacherAccount | null;
  createdAt: string;
  updatedAt: string;
  version: Version;
}

export interface TeacherInput {
  name: string;
  phone: string;
  email?: string | null;
  staffNumber?: string | null;
  title?: string;
  /** At most eight. */
  subjects?: string[];
  departmentId?: string | null;
  /** Where the caller works; a new teacher's is the caller's own by default. */
  branchId?: string | null;
  joinedOn?: string | null;
  status?: TeacherStatus;
  introduction?: string;
}

/** Fields that are not sent keep their value; with `version` a row that has changed meanwhile is refused. */
export type TeacherChange = { id: string; version?: Version } & Partial<TeacherInput>;

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
