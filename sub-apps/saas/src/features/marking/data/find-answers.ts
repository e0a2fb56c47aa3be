import { api, type MarkingAnswer, type Page, withoutToast } from '@edu/shared-utility';

export const pageSize = 20;

/** Answers of an exam that wait for the marker, or those already marked by them. */
export const findAnswers = (
  examId: string,
  { isDone, pageNum }: { readonly isDone: boolean; readonly pageNum: number },
): Promise<Page<MarkingAnswer>> =>
  api.marking.findAnswers(
    { examId, pageNum, pageSize, ...(isDone && { done: true }) },
    withoutToast,
  );
