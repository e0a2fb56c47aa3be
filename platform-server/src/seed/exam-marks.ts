import { divide, type EssayPart } from '../domain/sittings/points';
import { qualityOf, shareOfPoints } from './exam-answers';
import { paperOf } from './exam-plan';
import type { PlannedExam } from './planned-exam';
import type { PlannedQuestion } from './question-plan';
import { seedId } from './seed-id';

/** The markers by organisation; the second one is for exams with two markers. */
const markers = {
  head: ['13900000003', '13900000001'],
  vocational: ['13900000003', '13900000001'],
} as const;
const comments = { good: '', fair: '没有结合实际，再具体一些。', weak: '做法不对，请复习这一节。' };
/** Marks are given in half points. */
const STEP = 50;

interface Mark {
  readonly markerId: string;
  readonly score: number;
  readonly lines: Record<string, number>;
  readonly comment: string;
}

export interface MarkedPart extends EssayPart {
  readonly id: string;
  readonly needed: number;
  /** The mean of its marks; null while one is missing. */
  readonly score: number | null;
  readonly marks: readonly Mark[];
}

interface MarkingState {
  readonly id: string;
  readonly isMarked: boolean;
  readonly chance: () => number;
}

/** An essay with its marks so far: with two markers, possibly only the first one. */
export function marksOf(
  exam: PlannedExam,
  { content }: PlannedQuestion,
  essay: EssayPart,
  { id, isMarked, chance }: MarkingState,
): MarkedPart {
  const body = content.type === 'essay' ? content : undefined;
  const max = divide(essay.maxScore, body?.rubric.map(({ share }) => share) ?? []);
  const quality = qualityOf(essay.text);
  const needed = exam.twoMarkers ? 2 : 1;
  const mark = (phone: string): Mark => {
    const points = max.map((top) => {
      const qualityShare = shareOfPoints[quality] + (chance() - 0.5) * 0.3;
      return Math.round((top * Math.min(1, Math.max(0, qualityShare))) / STEP) * STEP;
    });
    const lines = Object.fromEntries(
      body?.rubric.map((line, index) => [line.id, points[index] ?? 0]) ?? [],
    );
    const score = points.reduce((sum, point) => sum + point, 0);
    return { markerId: seedId(`account:${phone}`), lines, score, comment: comments[quality] };
  };
  const markCount = isMarked ? needed : exam.twoMarkers && chance() < 0.5 ? 1 : 0;
  const marks = markers[paperOf(exam).organ].slice(0, markCount).map(mark);
  const mean = marks.reduce((sum, { score }) => sum + score, 0) / Math.max(1, markCount);
  return {
    ...{ ...essay, id: seedId(`essay:${id}:${essay.partId}`), needed, marks },
    score: markCount < needed ? null : Math.round(mean),
  };
}
