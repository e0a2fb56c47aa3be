import { api, type SimilarQuestion, withoutToast } from '@edu/shared-utility';

/** Shorter texts would be similar to too many questions. */
const MIN_LENGTH = 6;

/**
 * Finds similar questions.
 *
 * @param exceptId id of the question itself, once it has been saved
 */
export async function findSimilar(
  text: string,
  exceptId: string | undefined,
  signal: AbortSignal,
): Promise<SimilarQuestion[]> {
  if (text.length < MIN_LENGTH) return [];
  return api.question.findSimilar(
    { text, ...(exceptId && { exceptId }) },
    { ...withoutToast, signal },
  );
}
