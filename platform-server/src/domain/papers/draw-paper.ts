import { errorCodes, type PaperSheet, type QuestionContent } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { resourcesIn } from '../questions/content-text';
import type { FilesOf } from '../resources/text-files';
import { candidatesFor } from './candidates';
import { type Candidate, drawQuestions } from './draw';
import { type PaperRow, paperRow } from './read-paper';
import { type StoredSection, storedSections } from './stored-sections';

type DrawnLine = Candidate & { readonly score: number };

/** Draws the questions of each section's rules; throws with the first rule for which the bank has too few. */
async function drawRules(
  tx: TenantTx,
  row: PaperRow,
  sections: readonly StoredSection[],
): Promise<DrawnLine[][]> {
  const lines = sections.flatMap(({ rules }, section) =>
    rules.map((rule, line) => ({ ...rule, section, line })),
  );
  const candidates = await candidatesFor(tx, row, lines);
  const drawing = drawQuestions(
    lines.map(({ count }, index) => ({ count, candidates: candidates[index] ?? [] })),
  );
  if ('short' in drawing) {
    const { section = 0, line = 0, count = 0, id: lineId = null } = lines[drawing.short] ?? {};
    throw new BusinessError(errorCodes.conflict, {
      phrase: 'paper.tooFew',
      values: { section: section + 1, line: line + 1, left: drawing.left, count },
      data: { lineId, left: drawing.left },
    });
  }
  return sections.map((_, section) =>
    lines.flatMap((line, index) =>
      line.section === section
        ? (drawing.chosen[index] ?? []).map((candidate) => ({ ...candidate, score: line.score }))
        : [],
    ),
  );
}

/** The content of each revision, by the id of its question. */
export async function contentsOf(tx: Tx, questions: readonly Candidate[]) {
  const { rows } = await tx.execute<{ questionId: string; content: QuestionContent }>(sql`
    SELECT r.question_id AS "questionId", r.content
    FROM jsonb_to_recordset(${JSON.stringify(questions)}::jsonb)
      AS asked ("questionId" uuid, revision int)
    JOIN question_revision r ON r.question_id = asked."questionId" AND r.number = asked.revision`);
  return new Map(rows.map(({ questionId, content }) => [questionId, content]));
}

/** A preview of the paper as a learner gets it; drawn questions differ each time. */
export async function drawPaper(
  tx: TenantTx,
  caller: Caller,
  id: string,
  filesOf: FilesOf,
): Promise<PaperSheet> {
  const row = await paperRow(tx, caller, id);
  const stored = await storedSections(tx, id);
  const byRule = await drawRules(tx, row, stored);
  const linesBySection = stored.map(({ questions }, index): DrawnLine[] => [
    ...questions,
    ...(byRule[index] ?? []),
  ]);
  const contents = await contentsOf(tx, linesBySection.flat());
  const sections = stored.map(({ title, note }, index) => ({
    ...{ title, note },
    questions: (linesBySection[index] ?? []).flatMap(({ questionId, score }) => {
      const question = contents.get(questionId);
      return question ? [{ questionId, score: score / 100, question }] : [];
    }),
  }));
  const shownResourceIds = [...contents.values()].flatMap(resourcesIn);
  const files = await filesOf(tx, row, [...new Set(shownResourceIds)]);
  return { title: row.title, totalScore: row.totalScore / 100, files, sections };
}
