import type { Certificate, Locale } from '@edu/shared-utility/contract';
import { type PhraseKey, phrase } from '../../phrases';
import { audit } from '../audit';
import {
  clockIn,
  conditionsOf,
  type ExportCall,
  MAX_EXPORT,
  refuseTooMany,
  rowsWorkbook,
} from '../sheets/export-rows';
import type { SheetFile } from '../sheets/sheets';
import { type CertificateConditions, findCertificates } from './find-certificates';

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
  one: Certificate,
  column: Column,
  locale: Locale,
  clock: (iso: string) => string,
): string {
  switch (column) {
    case 'status':
      return phrase(locale, `certificate.is.${one.status}`);
    case 'issuedAt':
    case 'expiresAt':
    case 'revokedAt': {
      const at = one[column];
      return at === null ? '' : clock(at);
    }
    default:
      return one[column] ?? '';
  }
}

/** Certificates as a list shows them. Who took how many is a line of the trail. */
export async function exportCertificates(
  filter: CertificateConditions,
  { caller, locale, zone, sheets, tx }: ExportCall,
): Promise<SheetFile> {
  const list = await tx(async (t) => {
    const page = await findCertificates(t, caller, { ...filter, pageNum: 1, pageSize: MAX_EXPORT });
    refuseTooMany(page.total);
    const { tenantId, accountId } = caller;
    const detail = { certificates: page.list.length, conditions: conditionsOf(filter) };
    await audit(t, { tenantId, accountId, action: 'certificate.exported', detail });
    return page.list;
  });
  const clock = clockIn(zone);
  return rowsWorkbook(sheets, locale, {
    title: 'sheet.certificatesFile',
    columns,
    wanted: columns.map(([key]) => key),
    rows: list,
    cellOf: (one, column) => cellOf(one, column, locale, clock),
  });
}
