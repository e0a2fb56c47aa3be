import { type AuditFilter, api } from '@edu/shared-utility';

/** The workbook of what a filter shows. */
export const exportTrail = (filter: AuditFilter) => api.audit.export(filter);
