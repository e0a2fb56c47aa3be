import { api, type QuestionFilter, quietly, saveFile } from '@edu/shared-utility';
import type { ImportOrder } from '@edu/shared-utility/admin';

/** Hands the person the workbook to fill in. */
export const saveTemplate = async (): Promise<void> =>
  saveFile(await api.question.importTemplate({}, quietly));

/** Looks at a workbook and stores nothing. */
export const checkWorkbook = (file: File) => api.question.checkImport({ file }, quietly);

/** @param categoryId of the rows that name none @returns the job that goes on with them @throws what the platform refuses of the file */
export const startImport = (categoryId: string | undefined) => (file: File, order: ImportOrder) =>
  api.question.startImport({ file, ...order, ...(categoryId && { categoryId }) }, quietly);

/** A workbook of what the filter finds, or of the chosen ones among it; what is refused the call says itself. */
export const questionFile = (filter: QuestionFilter, ids: readonly string[]) =>
  api.question.exportSheet({ ...filter, ...(ids.length > 0 && { ids: [...ids] }) });
