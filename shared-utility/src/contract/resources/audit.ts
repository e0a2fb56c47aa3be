import { endpoint, read } from '../endpoint';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { AuditChange, RowChange, RowKind } from './row-change';

/** One line of the audit trail. */
export interface AuditRecord {
  id: string;
  /** Who did it; null for a person without a session. */
  accountId: string | null;
  /** Their name in this tenant; null if they have none here. */
  who?: string | null;
  /** For example `role.granted`. */
  action: string;
  /** Identifier of what was changed. */
  target: string;
  /** Its present name, or its last one if it was deleted; null if unknown. */
  targetName?: string | null;
  /** The changed fields; empty if the entry is not about a row. */
  changes?: AuditChange[];
  detail: Record<string, unknown>;
  /** Names of the ids and codes in `changes` and `detail`, in the reader's language; only those the reader may see. */
  valueNames?: Record<string, string>;
  ip: string;
  createdAt: string;
}

/** First part of an action. */
export type AuditGroup =
  | 'account'
  | 'administrator'
  | 'announcement'
  | 'article'
  | 'assessment'
  | 'audit'
  | 'branch'
  | 'category'
  | 'certificate'
  | 'code'
  | 'copyright'
  | 'course'
  | 'declaration'
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
  | 'talent'
  | 'teacher'
  | 'tenant'
  | 'train';

export interface AuditFilter {
  action?: string;
  group?: AuditGroup;
  accountId?: string;
  target?: string;
  /** ISO 8601 with a zone; `from` is included, `to` is not. */
  from?: string;
  to?: string;
}

const base = '/platform/v1/audit';

/** What was done in the organisation, newest first; ours. */
export const audit = {
  findByCondition: read<PageQuery & AuditFilter, Page<AuditRecord>>()(base, {
    ours: true,
    returns: 'page',
  }),
  /** The history of one row, newest first; needs the permission to read such rows, not that for the audit trail. */
  ofRow: read<PageQuery & { kind: RowKind; id: string }, Page<RowChange>>()(`${base}/row`, {
    ours: true,
    returns: 'page',
  }),
  /** The newest 10 000 entries of a filter as a workbook; the export is recorded, too. */
  export: endpoint<AuditFilter, DownloadedFile>()({
    method: 'GET',
    path: `${base}/export`,
    safe: true,
    download: true,
    ours: true,
  }),
} as const;
