import { api, quietly, saveFile } from '@edu/shared-utility';
import type { ImportOrder } from '@edu/shared-utility/admin';

/** Hands the person the workbook to fill in. */
export const saveTemplate = async (): Promise<void> =>
  saveFile(await api.user.excelTemplateDownLoad({}, quietly));

/** Looks at a workbook and stores nothing. */
export const checkWorkbook = (file: File) => api.student.checkImport({ file }, quietly);

/** @returns the job that goes on with the rows @throws what the server refuses of the file */
export const startImport = (file: File, order: ImportOrder) =>
  api.student.startImport({ file, ...order }, quietly);
