import {
  errorCodes,
  type Locale,
  type Student,
  type StudentColumn,
  type StudentExport,
} from '@edu/shared-utility/contract';
import type { QueryTenant } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, isAllowed } from '../../http/caller';
import { phrase } from '../../phrases';
import { audit } from '../audit';
import { studentColumns } from '../sheets/columns';
import { conditionsOf, type ExportCall, MAX_EXPORT, refuseTooMany } from '../sheets/export-rows';
import { rowsWorkbook, timeFormatter } from '../sheets/rows-workbook';
import type { SheetFile } from '../sheets/sheets';
import { unmaskedStudents } from './find-students';
import { maskedStudent } from './masked-student';

const cellOf = (
  student: Student,
  column: StudentColumn,
  locale: Locale,
  formatTime: (iso: string) => string,
): string => {
  switch (column) {
    case 'department':
      return student.departmentName ?? '';
    case 'branch':
      return student.branchName ?? '';
    case 'status':
      return phrase(locale, `sheet.${student.status}`);
    case 'createdAt':
      return formatTime(student.createdAt);
    default:
      return student[column] ?? '';
  }
};

interface Call extends ExportCall {
  readonly query: QueryTenant;
}

/** Students as a list shows them. Who exported which columns of how many is recorded in the audit trail. */
export async function exportStudents(
  { columns, whole = false, ...filter }: StudentExport,
  { caller, locale, zone, sheets, query, tx }: Call,
): Promise<SheetFile> {
  if (whole && !isAllowed(caller, 'student.reveal')) throw new BusinessError(errorCodes.forbidden);
  const page = { pageNum: 1, pageSize: MAX_EXPORT };
  const { list, total } = await unmaskedStudents(query, actorOf(caller).organId, {
    ...filter,
    ...page,
  });
  refuseTooMany(total);
  const { tenantId, accountId } = caller;
  const detail = { students: list.length, columns, whole, conditions: conditionsOf(filter) };
  await tx((t) => audit(t, { tenantId, accountId, action: 'student.exported', detail }));
  const formatTime = timeFormatter(zone);
  return rowsWorkbook(sheets, locale, {
    title: 'sheet.studentsFile',
    columns: studentColumns,
    selectedColumns: columns,
    rows: whole ? list : list.map(maskedStudent),
    cellOf: (student, column) => cellOf(student, column, locale, formatTime),
  });
}
