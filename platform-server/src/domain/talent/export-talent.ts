import { errorCodes, type Talent } from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';
import { isAllowed } from '../../http/caller';
import { joinWords, type PhraseKey } from '../../phrases';
import { type ExportCall, exportList } from '../sheets/export-rows';
import type { CellFormat } from '../sheets/rows-workbook';
import type { SheetFile } from '../sheets/sheets';
import { findTalent, type TalentConditions, unmaskedTalent } from './find-talent';

const columns = [
  ['name', 'sheet.name'],
  ['phone', 'sheet.phone'],
  ['idNumber', 'sheet.idNumber'],
  ['skills', 'sheet.skill'],
  ['validCount', 'sheet.validCertificates'],
  ['certificateCount', 'sheet.certificates'],
  ['score', 'sheet.bestScore'],
  ['certifiedAt', 'sheet.certifiedAt'],
  ['regionName', 'sheet.region'],
  ['departmentName', 'sheet.department'],
  ['branchName', 'sheet.branch'],
] as const satisfies readonly (readonly [keyof Talent, PhraseKey])[];

type Column = (typeof columns)[number][0];

function cellOf(
  talent: Talent,
  column: Column,
  { locale, formatTime }: CellFormat,
): string | number {
  if (column === 'skills') return joinWords(locale, talent.skills);
  if (column === 'certifiedAt') return formatTime(talent.certifiedAt);
  return talent[column] ?? '';
}

/**
 * Certified people, with full numbers for callers who may see them. Who exported how many is recorded in the audit
 * trail.
 */
export function exportTalent(
  { whole = false, ...filter }: TalentConditions & { readonly whole?: boolean | undefined },
  call: ExportCall,
): Promise<SheetFile> {
  if (whole && !isAllowed(call.caller, 'talent.reveal')) {
    throw new BusinessError(errorCodes.forbidden);
  }
  return exportList(call, {
    title: 'sheet.talentFile',
    columns,
    filter,
    action: 'talent.exported',
    counted: 'people',
    detail: { whole },
    find: whole ? unmaskedTalent : findTalent,
    cellOf,
  });
}
