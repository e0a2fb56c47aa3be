import {
  api,
  type DownloadedFile,
  quietly,
  saveFile,
  type Teacher,
  type TeacherColumn,
  type TeacherStatus,
  toFailure,
} from '@edu/shared-utility';
import type { ExportRequest, ImportOrder } from '@edu/shared-utility/admin';
import { phrases } from '../phrases';
import type { Conditions } from './teacher-query';

/** Hands the person the workbook to fill in. */
export const saveTemplate = async (): Promise<void> =>
  saveFile(await api.teacher.template({}, quietly));

/** Looks at a workbook and stores nothing. */
export const checkWorkbook = (file: File) => api.teacher.checkImport({ file }, quietly);

/** @returns the job that goes on with the rows @throws what the server refuses of the file */
export const startImport = (file: File, order: ImportOrder) =>
  api.teacher.startImport({ file, ...order }, quietly);

interface What extends ExportRequest<Teacher> {
  readonly filters: Conditions;
  /** As the call takes it. */
  readonly sort: string | undefined;
}

/** A workbook of the list, or of the chosen teachers. */
export const teacherFile = ({
  filters,
  sort,
  whole,
  columns,
  rows,
}: What): Promise<DownloadedFile> =>
  api.teacher.exportRows({
    ...filters,
    ...(sort && { sort: sort as 'name' }),
    ...(rows.length > 0 && { ids: rows.map(({ id }) => id) }),
    ...(whole && { whole }),
    columns: columns as TeacherColumn[],
  });

/** The whole number; that somebody asked is recorded. */
export const revealPhone = async (id: string, _: string, signal: AbortSignal): Promise<string> =>
  (await api.teacher.reveal({ id, field: 'phone' }, { ...quietly, signal })).value;

/**
 * Gives teachers the status that they had before a change, from their rows as they are now: whom somebody has changed
 * otherwise meanwhile keeps that.
 *
 * @param rows as they were
 * @param send changes a row
 * @throws Error that says who could not be given it back, and why the first
 */
export async function takeBack(
  rows: readonly Teacher[],
  teacherStatus: TeacherStatus,
  send: (change: { id: string; version: number; status: TeacherStatus }) => Promise<unknown>,
): Promise<void> {
  const left: { name: string; reason: string }[] = [];
  for (const { id, name, status } of rows) {
    try {
      const { version, status: now } = await api.teacher.findById({ id }, quietly);
      if (now === teacherStatus) await send({ id, version, status });
    } catch (error) {
      left.push({ name, reason: toFailure(error).message });
    }
  }
  const [first] = left;
  if (first) {
    const names = left.map(({ name }) => name).join('、');
    throw new Error(phrases.t('notUndone', { reason: `${names} — ${first.reason}` }));
  }
}
