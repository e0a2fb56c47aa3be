import { api, quietly, saveFile } from '@edu/shared-utility';

/** @returns the job that goes on with the rows @throws what the server refuses of the file */
export const sendTenants = async (file: File): Promise<string> =>
  (await api.saas.saasDataImport({ file }, quietly)).job.id;

/** Hands the person the workbook to fill in. */
export const saveTemplate = async (): Promise<void> =>
  saveFile(await api.saas.excelTemplateDownLoad({}, quietly));

/** Hands the person the rows that were not imported, with the reason of each. */
export const saveFailedRows = async (id: string): Promise<void> =>
  saveFile(await api.job.result({ id }, quietly));
