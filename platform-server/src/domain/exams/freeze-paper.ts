import { errorCodes } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { examQuestion, paper } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { candidatesFor } from '../papers/candidates';
import { drawQuestions } from '../papers/draw';
import { type StoredSection, storedSections } from '../papers/stored-sections';
import type { ExamRow } from './read-exam';

type Line = Omit<typeof examQuestion.$inferInsert, 'tenantId' | 'examId' | 'sort'>;

/** Rows per INSERT statement. */
const ROWS_PER_INSERT = 2000;

const missingPaperError = () =>
  new BusinessError(errorCodes.conflict, {
    phrase: 'exam.lacks',
    data: { problems: [{ kind: 'paper', blocks: true }] },
  });

const sectionFields = ({ title, note }: StoredSection, section: number) => ({
  ...{ section, sectionTitle: title, sectionNote: note },
});

const chosenLines = (sections: readonly StoredSection[]): Line[] =>
  sections.flatMap((storedSection, section) =>
    storedSection.questions.map(({ questionId, revision, score }) => ({
      ...sectionFields(storedSection, section),
      ...{ draw: null, pick: null, questionId, revision, score },
    })),
  );

/** The questions drawn once for everybody, or the pool from which each person's own paper is drawn. */
async function drawnLines(
  tx: TenantTx,
  row: typeof paper.$inferSelect,
  sections: readonly StoredSection[],
): Promise<Line[]> {
  const rules = sections.flatMap((storedSection, section) =>
    storedSection.rules.map((rule) => ({
      ...rule,
      sectionOfRule: sectionFields(storedSection, section),
    })),
  );
  const candidates = await candidatesFor(tx, row, rules);
  const drawing = drawQuestions(
    rules.map(({ count }, index) => ({ count, candidates: candidates[index] ?? [] })),
  );
  if (!('chosen' in drawing)) throw missingPaperError();
  return rules.flatMap(({ count, score, sectionOfRule }, index): Line[] => {
    const drawsPerSitting = row.drawn === 'each';
    const chosen = (drawsPerSitting ? candidates[index] : drawing.chosen[index]) ?? [];
    const drawColumns = drawsPerSitting ? { draw: index, pick: count } : { draw: null, pick: null };
    return chosen.map(({ questionId, revision }) => ({
      ...{ ...sectionOfRule, ...drawColumns, questionId, revision, score },
    }));
  });
}

/** The points of one person's paper: of a draw, only as many questions count as are picked. */
function totalOf(lines: readonly Line[]): number {
  const draws = new Map(lines.map((line) => [line.draw ?? null, line]));
  const fixedLines = lines.filter(({ draw }) => draw === null);
  const drawnLists = [...draws.values()].filter(({ draw }) => draw !== null);
  return (
    fixedLines.reduce((sum, { score }) => sum + score, 0) +
    drawnLists.reduce((sum, { score, pick }) => sum + score * (pick ?? 0), 0)
  );
}

/** Copies the paper of an exam, so that later changes of it affect no sitting. Returns its points. */
export async function freezePaper(
  tx: TenantTx,
  { id: examId, tenantId, paperId }: ExamRow,
): Promise<number> {
  if (paperId === null) throw missingPaperError();
  // Locked, so that it does not change while it is copied.
  const [row] = await tx.select().from(paper).where(eq(paper.id, paperId)).for('share');
  if (!row) throw missingPaperError();
  const sections = await storedSections(tx, paperId);
  const lines = [...chosenLines(sections), ...(await drawnLines(tx, row, sections))];
  if (lines.length === 0) throw missingPaperError();
  await tx.delete(examQuestion).where(eq(examQuestion.examId, examId));
  const rows = lines.map((line, sort) => ({ tenantId, examId, sort, ...line }));
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await tx.insert(examQuestion).values(rows.slice(from, from + ROWS_PER_INSERT));
  }
  return totalOf(lines);
}
