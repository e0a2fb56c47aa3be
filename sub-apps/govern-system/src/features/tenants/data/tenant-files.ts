import { api, quietly, saveFile } from '@edu/shared-utility';

/** Saves the workbook to be filled in. */
export const saveTemplate = async (): Promise<void> =>
  saveFile(await api.saas.excelTemplateDownLoad({}, quietly));

/** Sends a filled one; what becomes of it is the job's to say. */
export const startImport = async (file: File) =>
  (await api.saas.saasDataImport({ file }, quietly)).job;
