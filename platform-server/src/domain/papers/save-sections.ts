import { isDeepStrictEqual } from 'node:util';
import { errorCodes } from '@edu/shared-utility/contract';
import type { z } from 'zod';
import type { TenantTx } from '../../db/database';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { requireCategory } from '../categories/has-category';
import type { FilesOf } from '../resources/text-files';
import { requireMove } from './moves';
import { type paperContent, QUESTIONS, type SectionInput } from './paper-fields';
import { lockPaper, type PaperRow } from './read-paper';
import { releasedOf } from './released';
import { writePaper } from './save-paper';
import {
  type StoredPaperQuestion,
  type StoredSection,
  storedSections,
  totalsOf,
  writeSections,
} from './stored-sections';

/** Checks that each sent id belongs to the paper and occurs once; items without an id get a new one. */
function idAssigner(storedItems: readonly { readonly id: string }[]) {
  const unusedIds = new Set(storedItems.map(({ id }) => id));
  return (id: string | undefined, field: string): string => {
    if (id === undefined) return crypto.randomUUID();
    if (!unusedIds.delete(id)) throw new FieldError(field, 'paper.place');
    return id;
  };
}

/** A fixed paper has no rules, a random one only rules. */
function checkType({ type }: PaperRow, sections: readonly SectionInput[]): void {
  const unusedField = type === 'fixed' ? 'rules' : 'questions';
  const index = sections.findIndex((section) => (section[unusedField] ?? []).length > 0);
  if (index >= 0) throw new FieldError(`sections.${index}.${unusedField}`, `paper.${type}`);
}

const questionsOf = (sections: readonly SectionInput[]) =>
  sections.flatMap(({ questions = [] }, index) =>
    questions.map((question, line) => ({
      ...question,
      field: `sections.${index}.questions.${line}.questionId`,
    })),
  );

function checkOnce(sections: readonly SectionInput[]): void {
  const seen = new Set<string>();
  for (const { questionId, field } of questionsOf(sections)) {
    if (seen.has(questionId)) throw new FieldError(field, 'paper.questionTwice');
    seen.add(questionId);
  }
}

/** Returns the question revision that each position gets. */
async function revisionsFor(
  tx: TenantTx,
  caller: Caller,
  sections: readonly SectionInput[],
  storedQuestions: readonly StoredPaperQuestion[],
): Promise<(questionId: string) => number> {
  const current = new Map(storedQuestions.map((place) => [place.id, place]));
  const keepsSection = ({
    id,
    questionId,
    renew,
  }: {
    id?: string | undefined;
    questionId: string;
    renew?: boolean | undefined;
  }) => !renew && id !== undefined && current.get(id)?.questionId === questionId;
  const questions = questionsOf(sections);
  const newLines = questions.filter((item) => !keepsSection(item));
  const released = await releasedOf(
    tx,
    caller,
    newLines.map(({ questionId }) => questionId),
  );
  const missingLine = newLines.find(({ questionId }) => !released.has(questionId));
  if (missingLine) throw new FieldError(missingLine.field, 'paper.question');
  const revisions = new Map(
    storedQuestions.map(({ questionId, revision }) => [questionId, revision]),
  );
  return (questionId) => released.get(questionId) ?? revisions.get(questionId) ?? 1;
}

async function checkRules(
  tx: TenantTx,
  caller: Caller,
  sections: readonly SectionInput[],
): Promise<void> {
  const checkedCategoryIds = new Set<string | null>([null]);
  for (const [index, { rules = [] }] of sections.entries()) {
    for (const [line, { categoryId }] of rules.entries()) {
      if (checkedCategoryIds.has(categoryId)) continue;
      const field = `sections.${index}.rules.${line}.categoryId`;
      await requireCategory(tx, caller, categoryId, 'question', field);
      checkedCategoryIds.add(categoryId);
    }
  }
}

/** Converts the sent sections to their stored form. */
async function sectionsFrom(
  tx: TenantTx,
  caller: Caller,
  sent: readonly SectionInput[],
  stored: readonly StoredSection[],
): Promise<StoredSection[]> {
  const storedQuestions = stored.flatMap(({ questions }) => questions);
  const revisionOf = await revisionsFor(tx, caller, sent, storedQuestions);
  const [section, place, rule] = [
    idAssigner(stored),
    idAssigner(storedQuestions),
    idAssigner(stored.flatMap(({ rules }) => rules)),
  ];
  return sent.map(({ id, title, note = '', questions = [], rules = [] }, index) => ({
    id: section(id, `sections.${index}.id`),
    ...{ title, note },
    questions: questions.map(({ id: lineId, questionId, score }, line) => ({
      id: place(lineId, `sections.${index}.questions.${line}.id`),
      ...{ questionId, revision: revisionOf(questionId), score },
    })),
    rules: rules.map(({ id: lineId, ...fields }, line) => ({
      id: rule(lineId, `sections.${index}.rules.${line}.id`),
      ...fields,
    })),
  }));
}

/** Stores the sections with an audit entry; does nothing if they are unchanged. */
export async function replaceSections(
  tx: TenantTx,
  caller: Caller,
  row: PaperRow,
  {
    before: formerSections,
    after,
  }: { readonly before: readonly StoredSection[]; readonly after: StoredSection[] },
): Promise<{ version: number }> {
  if (isDeepStrictEqual(formerSections, after)) return { version: row.version };
  const figures = totalsOf(after);
  if (figures.questionCount > QUESTIONS) {
    throw new FieldError('sections', 'paper.many', errorCodes.invalidInput);
  }
  await writeSections(tx, row, after);
  const saved = await writePaper(tx, row.id, figures);
  const { questionCount } = figures;
  const points = (item: { readonly totalScore: number }) => ({ totalScore: item.totalScore / 100 });
  const changes = changesOf(
    { questionCount: row.questionCount, ...points(row) },
    { questionCount, ...points(figures) },
  );
  const action = 'paper.composed';
  await audit(tx, {
    ...auditContext(caller, row.id),
    action,
    changes: [{ field: 'sections' }, ...changes],
  });
  return saved;
}

/** Replaces all sections of a paper. */
export async function saveSections(
  tx: TenantTx,
  caller: Caller,
  { paperId, version, sections: sent }: z.output<typeof paperContent>,
  filesOf: FilesOf,
): Promise<{ version: number }> {
  const row = await lockPaper(tx, caller, { id: paperId, version }, filesOf);
  requireMove('edit', row);
  checkType(row, sent);
  checkOnce(sent);
  await checkRules(tx, caller, sent);
  const formerSections = await storedSections(tx, paperId);
  const after = await sectionsFrom(tx, caller, sent, formerSections);
  return replaceSections(tx, caller, row, { before: formerSections, after });
}
