import { read } from '../endpoint';
import type { Page, PageQuery } from '../envelope';

/** One line of the audit trail. */
export interface AuditRecord {
  id: string;
  /** Who did it; null for somebody without a session. */
  accountId: string | null;
  /** For example `role.granted`. */
  action: string;
  /** Identifier of what was changed. */
  target: string;
  detail: Record<string, unknown>;
  ip: string;
  createdAt: string;
}

export interface AuditFilter {
  action?: string;
  accountId?: string;
  target?: string;
}

/** Account and permission changes of the tenant, newest first; ours. */
export const audit = {
  findByCondition: read<PageQuery & AuditFilter, Page<AuditRecord>>()('/platform/v1/audit', {
    ours: true,
    returns: 'page',
  }),
} as const;
