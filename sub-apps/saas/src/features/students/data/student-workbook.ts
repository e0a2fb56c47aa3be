import { api, saveFile, withoutToast } from '@edu/shared-utility';
import type { ImportRequest } from '@edu/shared-utility/admin';

/** Downloads the template to fill in. */
export const saveTemplate = async (): Promise<void> =>
  saveFile(await api.user.excelTemplateDownLoad({}, withoutToast));

/** Checks a workbook without storing anything. */
export const checkWorkbook = (file: File) => api.student.checkImport({ file }, withoutToast);

/**
 * Starts an import.
 *
 * @returns the job that imports the rows
 * @throws the server's error for the file
 */
export const startImport = (file: File, request: ImportRequest) =>
  api.student.startImport({ file, ...request }, withoutToast);
