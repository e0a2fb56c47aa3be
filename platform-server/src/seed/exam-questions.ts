import { drawQuestions } from '../domain/papers/draw';
import { paperOf } from './exam-plan';
import { bankOf, type PlannedPaper } from './paper-sections';
import type { PlannedExam } from './planned-exam';
import type { PlannedQuestion } from './question-plan';
import { randomOf } from './random';

/** A question of an exam, asked of everybody or drawn from. Scores are in hundredths. */
export interface ExamQuestion {
  readonly section: number;
  readonly sectionTitle: string;
  readonly sectionNote: string;
  readonly draw: number | null;
  readonly pick: number | null;
  readonly question: PlannedQuestion;
  readonly score: number;
}

const isFiled = ({ index }: PlannedQuestion): boolean => index % 23 !== 22;

type Lines = readonly { readonly count: number; readonly candidates: readonly PlannedQuestion[] }[];

/** Draws as `drawQuestions` does, but deterministically by name. */
function drawByName(lines: Lines, name: string): PlannedQuestion[][] {
  const random = randomOf(name);
  const drawing = drawQuestions(
    lines.map(({ count, candidates }) => ({
      count,
      candidates: candidates.map((question) => ({
        ...{ questionId: question.id, revision: 1, question },
      })),
    })),
    (limit) => Math.floor(random() * limit),
  );
  if (!('chosen' in drawing)) throw new Error(`${name} cannot be drawn`);
  return drawing.chosen.map((items) => items.map(({ question }) => question));
}

const rulesOf = ({ organ, sections }: PlannedPaper) =>
  sections.flatMap((plannedSection, section) =>
    plannedSection.rules.map(({ type, categoryName, count, score }) => ({
      sectionFields: {
        section,
        sectionTitle: plannedSection.title,
        sectionNote: plannedSection.note,
      },
      ...{ count, score: score * 100 },
      candidates: bankOf(organ, type, categoryName).filter(
        (each) => categoryName === null || isFiled(each),
      ),
    })),
  );

/** The copy of the paper's questions that publishing makes. */
export function questionsOf(exam: PlannedExam): ExamQuestion[] {
  const paper = paperOf(exam);
  const fixed = paper.sections.flatMap((plannedSection, section) =>
    plannedSection.questions.map(({ question, score }) => ({
      ...{ section, sectionTitle: plannedSection.title, sectionNote: plannedSection.note },
      ...{ draw: null, pick: null, question, score: score * 100 },
    })),
  );
  const rules = rulesOf(paper);
  const isEach = paper.drawn === 'each';
  const chosen = isEach ? null : drawByName(rules, `draw:${exam.key}`);
  const others = rules.flatMap(({ sectionFields, count, score, candidates }, index) =>
    (chosen?.[index] ?? candidates).map((question) => ({
      ...sectionFields,
      ...(isEach ? { draw: index, pick: count } : { draw: null, pick: null }),
      ...{ question, score },
    })),
  );
  return [...fixed, ...others];
}

/** The questions of one person, section by section. */
export function ownQuestions(
  exam: PlannedExam,
  all: readonly ExamQuestion[],
  person: string,
): ExamQuestion[] {
  const draws = [...new Set(all.flatMap(({ draw }) => draw ?? []))];
  if (draws.length === 0) return [...all];
  const lines = draws.map((at) => all.filter(({ draw }) => draw === at));
  const chosen = drawByName(
    lines.map((line) => ({
      count: line[0]?.pick ?? 0,
      candidates: line.map(({ question }) => question),
    })),
    `draw:${exam.key}:${person}`,
  );
  const drawnLines = lines.flatMap((line, index) =>
    line.filter(({ question }) => chosen[index]?.includes(question)),
  );
  return [...all.filter(({ draw }) => draw === null), ...drawnLines].toSorted(
    (a, b) => a.section - b.section,
  );
}
