import { endpoint, read } from '../endpoint';
import type { DownloadedFile, Page, PageQuery } from '../envelope';

/** A field that a change touched; of personal data the trail keeps neither value. */
export interface AuditChange {
  field: string;
  before?: unknown;
  after?: unknown;
}

/** One line of the audit trail. */
export interface AuditRecord {
  id: string;
  /** Who did it; null for somebody without a session. */
  accountId: string | null;
  /** Their name in this tenant; null where it knows none. */
  who?: string | null;
  /** For example `role.granted`. */
  action: string;
  /** Identifier of what was changed. */
  target: string;
  /** What that is called now, or was when it was there; null where nobody knows. */
  targetName?: string | null;
  /** What the change made of the row; empty where the line tells of no row. */
  changes?: AuditChange[];
  detail: Record<string, unknown>;
  /** What ids and codes in changes and detail are called now, in the reader's language, as far as they may see it. */
  valueNames?: Record<string, string>;
  ip: string;
  createdAt: string;
}

/** What an action begins with. */
export type AuditGroup =
  | 'account'
  | 'administrator'
  | 'announcement'
  | 'article'
  | 'audit'
  | 'branch'
  | 'category'
  | 'certificate'
  | 'code'
  | 'copyright'
  | 'course'
  | 'department'
  | 'exam'
  | 'face'
  | 'importmap'
  | 'invitation'
  | 'live'
  | 'login'
  | 'logout'
  | 'order'
  | 'organ'
  | 'paper'
  | 'permission'
  | 'phrase'
  | 'profile'
  | 'question'
  | 'questionnaire'
  | 'registration'
  | 'resource'
  | 'role'
  | 'site'
  | 'student'
  | 'teacher'
  | 'tenant'
  | 'train';

export interface AuditFilter {
  action?: string;
  group?: AuditGroup;
  accountId?: string;
  target?: string;
  /** Moments as ISO 8601 with a zone; `from` is in the window, `to` no more. */
  from?: string;
  to?: string;
}

/** Kinds of rows whose history is beside them. */
export type RowKind =
  | 'administrator'
  | 'announcement'
  | 'article'
  | 'assessment'
  | 'branch'
  | 'certificate'
  | 'code'
  | 'course'
  | 'department'
  | 'exam'
  | 'live'
  | 'order'
  | 'organ'
  | 'paper'
  | 'profile'
  | 'question'
  | 'questionnaire'
  | 'resource'
  | 'role'
  | 'student'
  | 'teacher'
  | 'train';

/** A change of one row, for anyone who may read the row: without addresses, and ids as the names of what they mean. */
export interface RowChange {
  id: string;
  /** As in the trail: `student.changed`. */
  action: string;
  /** Who did it; null for somebody whom the tenant does not know. */
  who: string | null;
  /** Of personal data neither value. */
  changes: AuditChange[];
  createdAt: string;
}

const base = '/platform/v1/audit';

/** What was done in the organisation, newest first; ours. */
export const audit = {
  findByCondition: read<PageQuery & AuditFilter, Page<AuditRecord>>()(base, {
    ours: true,
    returns: 'page',
  }),
  /** How one row came to be what it is, newest first; asks for the permission to read such rows, not the trail. */
  ofRow: read<PageQuery & { kind: RowKind; id: string }, Page<RowChange>>()(`${base}/row`, {
    ours: true,
    returns: 'page',
  }),
  /** The newest 10 000 lines of a filter as a workbook; itself a line of the trail. */
  export: endpoint<AuditFilter, DownloadedFile>()({
    method: 'GET',
    path: `${base}/export`,
    safe: true,
    download: true,
    ours: true,
  }),
} as const;
