import { type AuditFilter, api } from '@edu/shared-utility';

/** The workbook of the filtered audit trail. */
export const exportTrail = (filter: AuditFilter) => api.audit.export(filter);
