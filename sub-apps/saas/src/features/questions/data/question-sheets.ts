import {
  api,
  type ImportCheck,
  type QuestionFilter,
  saveFile,
  withoutToast,
} from '@edu/shared-utility';
import type { ImportRequest } from '@edu/shared-utility/admin';

/** Downloads the template to fill in. */
export const saveTemplate = async (): Promise<void> =>
  saveFile(await api.question.importTemplate({}, withoutToast));

const isPackage = ({ name }: File): boolean => /\.zip$/i.test(name);

/** Checks a workbook or a package without storing anything. */
export const checkFile = (file: File): Promise<ImportCheck> =>
  isPackage(file)
    ? api.question.checkPackage({ file }, withoutToast)
    : api.question.checkImport({ file }, withoutToast);

/**
 * Starts an import.
 *
 * @param categoryId default category of the questions
 * @returns the job that imports them
 * @throws the server's error for the file
 */
export const startImport =
  (categoryId: string | undefined) => (file: File, request: ImportRequest) => {
    const input = { file, ...request, ...(categoryId && { categoryId }) };
    return isPackage(file)
      ? api.question.startPackage(input, withoutToast)
      : api.question.startImport(input, withoutToast);
  };

/** A workbook of the filtered list, or of the chosen rows; the call shows its errors itself. */
export const questionFile = (filter: QuestionFilter, ids: readonly string[]) =>
  api.question.exportSheet({ ...filter, ...(ids.length > 0 && { ids: [...ids] }) });
