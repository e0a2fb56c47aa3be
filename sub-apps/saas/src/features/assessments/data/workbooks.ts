import {
  type AssessmentFilter,
  api,
  type DownloadedFile,
  quietly,
  saveFile,
} from '@edu/shared-utility';
import type { ImportOrder } from '@edu/shared-utility/admin';

/** Hands the person the workbook to fill in. */
export const saveTemplate = async (): Promise<void> =>
  saveFile(await api.assessment.template({}, quietly));

/** Looks at a workbook and stores nothing. */
export const checkWorkbook = (file: File) => api.assessment.checkImport({ file }, quietly);

/** @returns the job that goes on with the rows @throws what the server refuses of the file */
export const startImport = (file: File, order: ImportOrder) =>
  api.assessment.startImport({ file, ...order }, quietly);

/** A workbook of what the filter finds. */
export const listFile = (filter: AssessmentFilter): Promise<DownloadedFile> =>
  api.assessment.export(filter);
