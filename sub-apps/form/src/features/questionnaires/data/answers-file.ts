import { type AnswerSpan, api, saveFile, withoutToast } from '@edu/shared-utility';

/** Saves a workbook of all answers of a span. */
export const saveAnswers = async (query: { id: string } & AnswerSpan): Promise<void> =>
  saveFile(await api.questionnaire.export(query, withoutToast));
