import type { Certificate } from '@edu/shared-utility/contract';
import { type PhraseKey, phrase } from '../../phrases';
import { type ExportCall, exportList } from '../sheets/export-rows';
import type { CellFormat } from '../sheets/rows-workbook';
import type { SheetFile } from '../sheets/sheets';
import type { CertificateConditions } from './certificate-rows';
import { findCertificates } from './find-certificates';

const columns = [
  ['certificateNo', 'sheet.certificateNo'],
  ['name', 'sheet.student'],
  ['templateName', 'sheet.template'],
  ['trainTitle', 'sheet.train'],
  ['status', 'sheet.status'],
  ['issuedAt', 'sheet.issuedAt'],
  ['expiresAt', 'sheet.validUntil'],
  ['revokedAt', 'sheet.revokedAt'],
  ['reason', 'sheet.reason'],
  ['replacedByNo', 'sheet.replacedBy'],
  ['branchName', 'sheet.branch'],
] as const satisfies readonly (readonly [keyof Certificate, PhraseKey])[];

type Column = (typeof columns)[number][0];

function cellOf(
  certificate: Certificate,
  column: Column,
  { locale, formatTime }: CellFormat,
): string {
  switch (column) {
    case 'status':
      return phrase(locale, `certificate.is.${certificate.status}`);
    case 'issuedAt':
    case 'expiresAt':
    case 'revokedAt': {
      const at = certificate[column];
      return at === null ? '' : formatTime(at);
    }
    default:
      return certificate[column] ?? '';
  }
}

/** Certificates as a list shows them. Who exported how many is recorded in the audit trail. */
export const exportCertificates = (
  filter: CertificateConditions,
  call: ExportCall,
): Promise<SheetFile> =>
  exportList(call, {
    title: 'sheet.certificatesFile',
    columns,
    filter,
    action: 'certificate.exported',
    counted: 'certificates',
    find: findCertificates,
    cellOf,
  });
