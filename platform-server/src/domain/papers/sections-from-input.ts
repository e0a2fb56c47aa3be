import type { TenantTx } from '../../db/database';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { questionsOf } from './check-sections';
import type { SectionInput } from './paper-fields';
import { releasedRevisions } from './released-revisions';
import type { StoredPaperQuestion, StoredSection } from './stored-sections';

/** Checks that each sent id belongs to the paper and occurs once; items without an id get a new one. */
function idAssigner(storedItems: readonly { readonly id: string }[]) {
  const unusedIds = new Set(storedItems.map(({ id }) => id));
  return (id: string | undefined, field: string): string => {
    if (id === undefined) return crypto.randomUUID();
    if (!unusedIds.delete(id)) throw new FieldError(field, 'paper.place');
    return id;
  };
}

/** Returns the question revision that each position gets. */
async function revisionsFor(
  tx: TenantTx,
  caller: Caller,
  sections: readonly SectionInput[],
  storedQuestions: readonly StoredPaperQuestion[],
): Promise<(questionId: string) => number> {
  const current = new Map(storedQuestions.map((question) => [question.id, question]));
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
  const released = await releasedRevisions(
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

/** Converts the sent sections to their stored form. */
export async function sectionsFrom(
  tx: TenantTx,
  caller: Caller,
  sent: readonly SectionInput[],
  stored: readonly StoredSection[],
): Promise<StoredSection[]> {
  const storedQuestions = stored.flatMap(({ questions }) => questions);
  const revisionOf = await revisionsFor(tx, caller, sent, storedQuestions);
  const [idOfSection, idOfQuestion, idOfRule] = [
    idAssigner(stored),
    idAssigner(storedQuestions),
    idAssigner(stored.flatMap(({ rules }) => rules)),
  ];
  return sent.map(({ id, title, note = '', questions = [], rules = [] }, index) => ({
    id: idOfSection(id, `sections.${index}.id`),
    ...{ title, note },
    questions: questions.map(({ id: lineId, questionId, score }, line) => ({
      id: idOfQuestion(lineId, `sections.${index}.questions.${line}.id`),
      ...{ questionId, revision: revisionOf(questionId), score },
    })),
    rules: rules.map(({ id: lineId, ...fields }, line) => ({
      id: idOfRule(lineId, `sections.${index}.rules.${line}.id`),
      ...fields,
    })),
  }));
}
