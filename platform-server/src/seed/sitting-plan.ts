import type { GivenAnswer } from '@edu/shared-utility/contract';
import { essaysOf, pointsOf } from '../domain/sittings/points';
import { answerOf } from './exam-answers';
import { type MarkedPart, marksOf } from './exam-marks';
import type { PlannedExam } from './exam-plan';
import { type ExamQuestion, ownQuestions } from './exam-questions';
import { normalOf, randomOf } from './random';
import { seedId } from './seed-id';

const [MINUTE, HOUR] = [60_000, 3_600_000];

export interface Window {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

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

interface Sitter {
  readonly memberId: string;
  readonly attempt: number;
  /** Position among the people who sit the exam. */
  readonly place: number;
  readonly isOpen: boolean;
}

const seconds = (time: number): Date => new Date(Math.floor(time / 1000) * 1000);

/** Start and duration; an open sitting began within the last hour. */
function timesOf(
  exam: PlannedExam,
  { startsAt, endsAt }: Window,
  sitter: Sitter,
  random: () => number,
) {
  const limit = exam.minutes * MINUTE;
  const used =
    exam.minutes > 240 ? (25 + random() * 20) * MINUTE : limit * (0.35 + random() * 0.62);
  const byClock = !sitter.isOpen && exam.minutes <= 240 && random() < 0.05;
  const last = Math.min(endsAt.getTime(), Date.now()) - Math.min(limit, HOUR);
  const latestOffset = Math.max(0, last - startsAt.getTime());
  const startTime = sitter.isOpen
    ? Date.now() - (4 + random() * 50) * MINUTE
    : startsAt.getTime() +
      latestOffset * (((sitter.place * 0.618) % 1) * 0.4 + (sitter.attempt - 1) * 0.3);
  const startedAt = seconds(startTime);
  const endOfSitting = seconds(Math.min(startTime + limit, endsAt.getTime()));
  const submittedAt = byClock
    ? endOfSitting
    : seconds(Math.min(startTime + used, endOfSitting.getTime(), Date.now()));
  return {
    startedAt,
    endsAt: endOfSitting,
    submittedAt: sitter.isOpen ? null : submittedAt,
    byClock,
  };
}

/** One person's sitting of an exam; deterministic by exam and person. */
export function sittingOf(
  exam: PlannedExam,
  window: Window,
  all: readonly ExamQuestion[],
  sitter: Sitter,
): PlannedSitting {
  const { memberId, attempt, place, isOpen } = sitter;
  const name = `${exam.key}:${memberId}:${attempt}`;
  const random = randomOf(`sitting:${name}`);
  const memberAbility = normalOf(randomOf(`member:${memberId}`));
  const ability = exam.level + memberAbility * 0.9 + normalOf(random) * 0.4 + (attempt - 1) * 0.5;
  const times = timesOf(exam, window, sitter, random);
  const drawnQuestions = ownQuestions(exam, all, `${memberId}:${attempt}`);
  const answeredCount = isOpen
    ? Math.ceil(drawnQuestions.length * random())
    : drawnQuestions.length;
  const isMarked = (place * 0.382) % 1 < exam.marked;
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
