import { api, type ImportCheck, type QuestionFilter, quietly, saveFile } from '@edu/shared-utility';
import type { ImportOrder } from '@edu/shared-utility/admin';

/** Hands the person the workbook to fill in. */
export const saveTemplate = async (): Promise<void> =>
  saveFile(await api.question.importTemplate({}, quietly));

const isPackage = ({ name }: File): boolean => /\.zip$/i.test(name);

/** Looks at a workbook or a package and stores nothing. */
export const checkFile = (file: File): Promise<ImportCheck> =>
  isPackage(file)
    ? api.question.checkPackage({ file }, quietly)
    : api.question.checkImport({ file }, quietly);

/** @param categoryId of the questions that name none @returns the job that goes on with them @throws what the platform refuses of the file */
export const startImport = (categoryId: string | undefined) => (file: File, order: ImportOrder) => {
  const input = { file, ...order, ...(categoryId && { categoryId }) };
  return isPackage(file)
    ? api.question.startPackage(input, quietly)
    : api.question.startImport(input, quietly);
};

/** A workbook of what the filter finds, or of the chosen ones among it; what is refused the call says itself. */
export const questionFile = (filter: QuestionFilter, ids: readonly string[]) =>
  api.question.exportSheet({ ...filter, ...(ids.length > 0 && { ids: [...ids] }) });
