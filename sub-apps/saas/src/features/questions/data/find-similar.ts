import { api, quietly, type SimilarQuestion } from '@edu/shared-utility';

/** Shorter texts are like too many. */
const least = 6;

/** @param exceptId of the question whose text it is, once it has been saved */
export async function findSimilar(
  text: string,
  exceptId: string | undefined,
  signal: AbortSignal,
): Promise<SimilarQuestion[]> {
  if (text.length < least) return [];
  return api.question.findSimilar({ text, ...(exceptId && { exceptId }) }, { ...quietly, signal });
}
