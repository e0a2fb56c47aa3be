import {
  errorCodes,
  type Locale,
  type Teacher,
  type TeacherColumn,
  type TeacherExport,
} from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';
import { isAllowed } from '../../http/caller';
import { joinWords, phrase } from '../../phrases';
import { audit } from '../audit';
import { teacherColumns } from '../sheets/columns';
import { conditionsOf, type ExportCall, MAX_EXPORT, refuseTooMany } from '../sheets/export-rows';
import { rowsWorkbook, timeFormatter } from '../sheets/rows-workbook';
import type { SheetFile } from '../sheets/sheets';
import { type Filter, unmaskedTeachers } from './find-teachers';
import { maskedTeacher } from './teacher-rows';

const statusWords = { active: 'sheet.active', leave: 'sheet.onLeave', left: 'sheet.left' } as const;

const cellOf = (
  teacher: Teacher,
  column: TeacherColumn,
  locale: Locale,
  formatTime: (iso: string) => string,
): string => {
  switch (column) {
    case 'department':
      return teacher.departmentName ?? '';
    case 'branch':
      return teacher.branchName ?? '';
    case 'subjects':
      return joinWords(locale, teacher.subjects);
    case 'status':
      return phrase(locale, statusWords[teacher.status]);
    case 'createdAt':
      return formatTime(teacher.createdAt);
    default:
      return teacher[column] ?? '';
  }
};

type TeacherExportQuery = Pick<TeacherExport, 'columns'> & {
  readonly whole?: boolean | undefined;
} & Filter;

/** Teachers as a list shows them. Who exported which columns of how many is recorded in the audit trail. */
export async function exportTeachers(
  { columns, whole = false, ...filter }: TeacherExportQuery,
  { caller, locale, zone, sheets, tx }: ExportCall,
): Promise<SheetFile> {
  if (whole && !isAllowed(caller, 'teacher.reveal')) throw new BusinessError(errorCodes.forbidden);
  const { tenantId, accountId } = caller;
  const list = await tx(async (t) => {
    const page = await unmaskedTeachers(t, caller, { ...filter, pageNum: 1, pageSize: MAX_EXPORT });
    refuseTooMany(page.total);
    const detail = {
      teachers: page.list.length,
      columns,
      whole,
      conditions: conditionsOf(filter),
    };
    await audit(t, { tenantId, accountId, action: 'teacher.exported', detail });
    return page.list;
  });
  const formatTime = timeFormatter(zone);
  return rowsWorkbook(sheets, locale, {
    title: 'sheet.teachersFile',
    columns: teacherColumns,
    selectedColumns: columns,
    rows: whole ? list : list.map(maskedTeacher),
    cellOf: (teacher, column) => cellOf(teacher, column, locale, formatTime),
  });
}
