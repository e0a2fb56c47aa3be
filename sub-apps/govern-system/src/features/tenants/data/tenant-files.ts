import { api, saveFile, withoutToast } from '@edu/shared-utility';

/** Downloads the template workbook. */
export const saveTemplate = async (): Promise<void> =>
  saveFile(await api.saas.excelTemplateDownLoad({}, withoutToast));

/** Uploads a workbook. @returns the job that imports it */
export const startImport = async (file: File) =>
  (await api.saas.saasDataImport({ file }, withoutToast)).job;
