import type { Assessment } from '@edu/shared-utility/contract';
import { type PhraseKey, phrase } from '../../phrases';
import { type ExportCall, exportList } from '../sheets/export-rows';
import type { CellFormat } from '../sheets/rows-workbook';
import type { SheetFile } from '../sheets/sheets';
import { type AssessmentConditions, findAssessments } from './find-assessments';

const columns = [
  ['name', 'sheet.name'],
  ['phone', 'sheet.phone'],
  ['skill', 'sheet.skill'],
  ['level', 'sheet.level'],
  ['status', 'sheet.status'],
  ['appointedAt', 'sheet.appointedAt'],
  ['place', 'sheet.place'],
  ['score', 'sheet.score'],
  ['assessor', 'sheet.assessor'],
  ['certificateNo', 'sheet.certificateNo'],
  ['remarks', 'sheet.remarks'],
  ['branchName', 'sheet.branch'],
] as const satisfies readonly (readonly [keyof Assessment, PhraseKey])[];

type Column = (typeof columns)[number][0];

function cellOf(
  assessment: Assessment,
  column: Column,
  { locale, formatTime }: CellFormat,
): string | number {
  switch (column) {
    case 'status':
      return phrase(locale, `assessment.is.${assessment.status}`);
    case 'level':
      return phrase(locale, `assessment.levels.${assessment.level}`);
    case 'appointedAt':
      return assessment.appointedAt === null ? '' : formatTime(assessment.appointedAt);
    default:
      return assessment[column] ?? '';
  }
}

/**
 * Assessments as a list shows them, with masked phone numbers. Who exported how many is recorded in the audit trail.
 */
export const exportAssessments = (
  filter: AssessmentConditions,
  call: ExportCall,
): Promise<SheetFile> =>
  exportList(call, {
    title: 'sheet.assessmentsFile',
    columns,
    filter,
    action: 'assessment.exported',
    counted: 'assessments',
    find: findAssessments,
    cellOf,
  });
