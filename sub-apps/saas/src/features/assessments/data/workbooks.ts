import {
  type AssessmentFilter,
  api,
  type DownloadedFile,
  quietly,
  saveFile,
} from '@edu/shared-utility';
import type { ImportRequest } from '@edu/shared-utility/admin';

/** Downloads the template to fill in. */
export const saveTemplate = async (): Promise<void> =>
  saveFile(await api.assessment.template({}, quietly));

/** Checks a workbook without storing anything. */
export const checkWorkbook = (file: File) => api.assessment.checkImport({ file }, quietly);

/**
 * Starts an import.
 *
 * @returns the job that imports the rows
 * @throws the server's error for the file
 */
export const startImport = (file: File, request: ImportRequest) =>
  api.assessment.startImport({ file, ...request }, quietly);

/** A workbook of the filtered list. */
export const listFile = (filter: AssessmentFilter): Promise<DownloadedFile> =>
  api.assessment.export(filter);
