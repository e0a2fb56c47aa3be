import {
  api,
  type DownloadedFile,
  saveFile,
  type Teacher,
  type TeacherColumn,
  type TeacherStatus,
  withoutToast,
} from '@edu/shared-utility';
import type { ExportRequest, ImportRequest } from '@edu/shared-utility/admin';
import { ExplainedError, failureOf, joinWords } from '@edu/shared-utility/data';
import { phrases } from '../phrases';
import type { Conditions } from './teacher-query';

/** Downloads the template workbook. */
export const saveTemplate = async (): Promise<void> =>
  saveFile(await api.teacher.template({}, withoutToast));

/** Validates a workbook without storing anything. */
export const checkWorkbook = (file: File) => api.teacher.checkImport({ file }, withoutToast);

/** @returns the job that imports the rows @throws the server's refusal of the file */
export const startImport = (file: File, request: ImportRequest) =>
  api.teacher.startImport({ file, ...request }, withoutToast);

interface TeacherExportRequest extends ExportRequest<Teacher> {
  readonly filters: Conditions;
  /** In the call's format. */
  readonly sort: string | undefined;
}

/** A workbook of the list, or of the selected teachers. */
export const teacherFile = ({
  filters,
  sort,
  unmasked,
  columns,
  rows,
}: TeacherExportRequest): Promise<DownloadedFile> =>
  api.teacher.exportRows({
    ...filters,
    ...(sort && { sort: sort as 'name' }),
    ...(rows.length > 0 && { ids: rows.map(({ id }) => id) }),
    ...(unmasked && { whole: unmasked }),
    columns: columns as TeacherColumn[],
  });

/** The unmasked number; the request is recorded. */
export const revealPhone = async (id: string, _: string, signal: AbortSignal): Promise<string> =>
  (await api.teacher.reveal({ id, field: 'phone' }, { ...withoutToast, signal })).value;

/**
 * Restores the teachers' former status in their current rows, so that other changes meanwhile are kept.
 *
 * @param rows as they were
 * @param send changes a row
 * @throws Error with the names that could not be restored, and the first reason
 */
export async function takeBack(
  rows: readonly Teacher[],
  teacherStatus: TeacherStatus,
  send: (change: { id: string; version: number; status: TeacherStatus }) => Promise<unknown>,
): Promise<void> {
  const refusedRows: { name: string; reason: string }[] = [];
  for (const { id, name, status } of rows) {
    try {
      const { version, status: currentStatus } = await api.teacher.findById({ id }, withoutToast);
      if (currentStatus === teacherStatus) await send({ id, version, status });
    } catch (error) {
      refusedRows.push({ name, reason: failureOf(error).message });
    }
  }
  const [first] = refusedRows;
  if (first) {
    const names = joinWords(refusedRows.map(({ name }) => name));
    throw new ExplainedError(phrases.t('notUndone', { reason: `${names} — ${first.reason}` }));
  }
}
