import type { GivenAnswer } from '@edu/shared-utility/contract';
import { essaysOf, pointsOf } from '../domain/sittings/points';
import { answerOf } from './exam-answers';
import { type MarkedPart, marksOf } from './exam-marks';
import { type ExamQuestion, ownQuestions } from './exam-questions';
import type { PlannedExam } from './planned-exam';
import { normalOf, randomOf } from './random';
import { seedId } from './seed-id';
import { MINUTE, type Sitter, seconds, timesOf, type Window } from './sitting-times';

/** A question at its position in a sitting. */
export interface PlannedAnswer {
  readonly id: string;
  readonly examQuestion: ExamQuestion;
  readonly given: GivenAnswer | null;
  /** Null if it waits for a marker or is not handed in. */
  readonly score: number | null;
  readonly comment: string;
  readonly essays: readonly MarkedPart[];
}

export interface PlannedSitting {
  readonly id: string;
  readonly attempt: number;
  readonly state: 'open' | 'submitted' | 'marked';
  readonly startedAt: Date;
  readonly endsAt: Date;
  readonly submittedAt: Date | null;
  readonly byClock: boolean;
  readonly seenAt: Date;
  readonly leaves: number;
  readonly score: number | null;
  readonly waiting: number;
  readonly answers: readonly PlannedAnswer[];
}

/** One person's sitting of an exam; deterministic by exam and person. */
export function sittingOf(
  exam: PlannedExam,
  window: Window,
  all: readonly ExamQuestion[],
  sitter: Sitter,
): PlannedSitting {
  const { memberId, attempt, position, isOpen } = sitter;
  const name = `${exam.key}:${memberId}:${attempt}`;
  const random = randomOf(`sitting:${name}`);
  const memberAbility = normalOf(randomOf(`member:${memberId}`));
  const ability = exam.level + memberAbility * 0.9 + normalOf(random) * 0.4 + (attempt - 1) * 0.5;
  const times = timesOf(exam, window, sitter, random);
  const drawnQuestions = ownQuestions(exam, all, `${memberId}:${attempt}`);
  const answeredCount = isOpen
    ? Math.ceil(drawnQuestions.length * random())
    : drawnQuestions.length;
  const isMarked = (position * 0.382) % 1 < exam.marked;
  const answers = drawnQuestions.map((answeredQuestion, sort): PlannedAnswer => {
    const { question, score: max } = answeredQuestion;
    const id = seedId(`answer:${name}:${sort}`);
    const answer = sort < answeredCount ? answerOf(question, ability, random) : null;
    if (isOpen)
      return {
        id,
        examQuestion: answeredQuestion,
        given: answer,
        score: null,
        comment: '',
        essays: [],
      };
    const essays = essaysOf(question.content, answer, max).map((essay) =>
      marksOf(exam, question, essay, { id, isMarked, chance: random }),
    );
    const points = new Map(essays.map(({ partId, score }) => [partId, score]));
    const comment = essays
      .flatMap(({ marks }) => marks.flatMap((mark) => mark.comment || []))
      .join('\n');
    return {
      id,
      examQuestion: answeredQuestion,
      given: answer,
      essays,
      comment,
      score: pointsOf(question.content, answer, max, points),
    };
  });
  const waiting = answers.flatMap(({ essays }) => essays).filter(({ score }) => score === null);
  const isDone = !isOpen && waiting.length === 0;
  const leaves = exam.watchFocus && random() < 0.3 ? 1 + Math.floor(random() * 4) : 0;
  return {
    ...{ id: seedId(`sitting:${name}`), attempt, answers, leaves, ...times },
    waiting: waiting.length,
    state: isOpen ? 'open' : isDone ? 'marked' : 'submitted',
    seenAt: times.submittedAt ?? seconds(Date.now() - random() * 5 * MINUTE),
    score: isDone ? answers.reduce((sum, { score }) => sum + (score ?? 0), 0) : null,
  };
}
