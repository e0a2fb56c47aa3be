import type { PhraseKey } from '../../phrases';
import type { TenantRow } from './tenant-row';

export const themes = ['init', 'red', 'green'] as const;

/** The columns of the import workbook of students, from left to right. */
export const importColumns = [
  ['name', 'sheet.name'],
  ['phone', 'sheet.phone'],
  ['email', 'sheet.email'],
  ['idNumber', 'sheet.idNumber'],
  ['department', 'sheet.department'],
  ['branch', 'sheet.branch'],
] as const satisfies readonly (readonly [string, PhraseKey])[];

/** The columns of the export workbook of students. */
export const studentColumns = [
  ...importColumns,
  ['status', 'sheet.status'],
  ['createdAt', 'sheet.createdAt'],
] as const satisfies readonly (readonly [string, PhraseKey])[];

/** The columns of the import workbook of teachers. */
export const teacherImportColumns = [
  ['name', 'sheet.name'],
  ['phone', 'sheet.phone'],
  ['email', 'sheet.email'],
  ['staffNumber', 'sheet.staffNumber'],
  ['title', 'sheet.title'],
  ['subjects', 'sheet.subjects'],
  ['department', 'sheet.department'],
  ['branch', 'sheet.branch'],
  ['joinedOn', 'sheet.joinedOn'],
] as const satisfies readonly (readonly [string, PhraseKey])[];

/** The columns of the export workbook of teachers. */
export const teacherColumns = [
  ...teacherImportColumns,
  ['status', 'sheet.status'],
  ['createdAt', 'sheet.createdAt'],
] as const satisfies readonly (readonly [string, PhraseKey])[];

/** The columns of the tenants' workbook, from left to right. */
export const tenantColumns: readonly [keyof TenantRow, PhraseKey][] = [
  ['name', 'sheet.tenantName'],
  ['domain', 'sheet.domain'],
  ['contactName', 'sheet.contactName'],
  ['contactPhone', 'sheet.contactPhone'],
  ['theme', 'sheet.theme'],
];
