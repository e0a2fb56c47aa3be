import { api, type DownloadedFile, type Student, type StudentColumn } from '@edu/shared-utility';
import type { ExportRequest } from '@edu/shared-utility/admin';
import type { StudentFilterValues } from './student-query';

interface What extends ExportRequest<Student> {
  readonly filters: StudentFilterValues;
  /** In the call's format. */
  readonly sort: string | undefined;
}

/** A workbook of the list, or of the chosen students. */
export const studentFile = ({
  filters,
  sort,
  unmasked,
  columns,
  rows,
}: What): Promise<DownloadedFile> =>
  api.student.exportRows({
    ...filters,
    ...(sort && { sort: sort as 'name' }),
    ...(rows.length > 0 && { userIds: rows.map(({ userId }) => userId) }),
    ...(unmasked && { whole: unmasked }),
    columns: columns as StudentColumn[],
  });
