import { api, saveFile } from '@edu/shared-utility';

/** A workbook of what the people of a training scored in one of its exams. */
export const saveScores = async (itemId: string): Promise<void> =>
  saveFile(await api.trainItem.exportExamInfoList({ itemId }));
