import type { Talent } from '@edu/shared-utility/contract';
import type { PhraseKey } from '../../phrases';
import { type CellTerms, type ExportCall, exportList } from '../sheets/export-rows';
import type { SheetFile } from '../sheets/sheets';
import { findTalent, type TalentConditions } from './find-talent';

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

function cellOf(one: Talent, column: Column, { clock }: CellTerms): string | number {
  if (column === 'skills') return one.skills.join('、');
  if (column === 'certifiedAt') return clock(one.certifiedAt);
  return one[column] ?? '';
}

/** Certified people as a list shows them, with masked numbers. Who took how many is a line of the trail. */
export const exportTalent = (filter: TalentConditions, call: ExportCall): Promise<SheetFile> =>
  exportList(call, {
    title: 'sheet.talentFile',
    columns,
    filter,
    action: 'talent.exported',
    counted: 'people',
    find: findTalent,
    cellOf,
  });
