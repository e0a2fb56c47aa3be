import type { MarkingAnswer } from '@edu/shared-utility';

/** The most that each line of the rubric gives: its share, in tenths, so that the lines make up the whole. */
export function mostOf({ maxScore, rubric }: Pick<MarkingAnswer, 'maxScore' | 'rubric'>): number[] {
  const sum = rubric.reduce((total, { share }) => total + share, 0);
  let [before, points] = [0, 0];
  return rubric.map(({ share }) => {
    before += share;
    const upTo = before === sum ? maxScore : Math.round((maxScore * before * 10) / sum) / 10;
    const own = Math.round((upTo - points) * 10) / 10;
    points = upTo;
    return own;
  });
}

/** In tenths, so that sums stay what people add up. */
export const sumOf = (points: readonly number[]): number =>
  Math.round(points.reduce((sum, point) => sum + point, 0) * 10) / 10;
