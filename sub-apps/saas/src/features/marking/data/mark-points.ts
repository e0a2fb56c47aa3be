import type { MarkingAnswer } from '@edu/shared-utility';

/** The maximum of each line of the rubric by its share, in tenths of a point, so that the lines add up to the whole. */
export function maxPointsByLine({
  maxScore,
  rubric,
}: Pick<MarkingAnswer, 'maxScore' | 'rubric'>): number[] {
  const sum = rubric.reduce((total, { share }) => total + share, 0);
  let [before, points] = [0, 0];
  return rubric.map(({ share }) => {
    before += share;
    const cumulativePoints =
      before === sum ? maxScore : Math.round((maxScore * before * 10) / sum) / 10;
    const ownPoints = Math.round((cumulativePoints - points) * 10) / 10;
    points = cumulativePoints;
    return ownPoints;
  });
}

/** Rounded to tenths, to avoid floating-point errors. */
export const sumOf = (points: readonly number[]): number =>
  Math.round(points.reduce((sum, point) => sum + point, 0) * 10) / 10;
