import type { Certificate } from '@edu/shared-utility/contract';
import { type PhraseKey, phrase } from '../../phrases';
import { audit } from '../audit';
import {
  type CellTerms,
  conditionsOf,
  type ExportCall,
  exportRows,
  MAX_EXPORT,
  refuseTooMany,
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

function cellOf(one: Certificate, column: Column, { locale, clock }: CellTerms): string {
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
export const exportCertificates = (
  filter: CertificateConditions,
  call: ExportCall,
): Promise<SheetFile> =>
  exportRows(call, {
    title: 'sheet.certificatesFile',
    columns,
    find: async (tx) => {
      const page = await findCertificates(tx, call.caller, {
        ...filter,
        pageNum: 1,
        pageSize: MAX_EXPORT,
      });
      refuseTooMany(page.total);
      const { tenantId, accountId } = call.caller;
      const detail = { certificates: page.list.length, conditions: conditionsOf(filter) };
      await audit(tx, { tenantId, accountId, action: 'certificate.exported', detail });
      return page.list;
    },
    cellOf,
  });
