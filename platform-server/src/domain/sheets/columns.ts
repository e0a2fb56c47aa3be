import type { PhraseKey } from '../../phrases';
import type { TenantRow } from './tenant-row';

export const themes = ['init', 'red', 'green'] as const;

/** Of the tenants' workbook, from left to right. */
export const tenantColumns: readonly [keyof TenantRow, PhraseKey][] = [
  ['name', 'sheet.tenantName'],
  ['domain', 'sheet.domain'],
  ['contactName', 'sheet.contactName'],
  ['contactPhone', 'sheet.contactPhone'],
  ['theme', 'sheet.theme'],
];
