import type { QuestionValues } from './question-values';

/** The address of a new question with the settings of this one. */
export function nextOf(
  { content, difficulty, categoryId, points }: QuestionValues,
  id: string,
): string {
  const start = new URLSearchParams({ type: content.type, difficulty: String(difficulty) });
  if (categoryId) start.set('category', categoryId);
  for (const point of points) start.append('point', point);
  start.set('after', id);
  return `/saas/question/new?${start}`;
}
