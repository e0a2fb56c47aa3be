import { errorCodes } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { paperQuestion } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import type { FilesOf } from '../resources/text-files';
import { requireMove } from './moves';
import type { PaperQuestionChange } from './paper-fields';
import { lockPaper } from './read-paper';
import { releasedRevisions } from './released-revisions';
import { replaceSections } from './save-sections';
import { type StoredPaperQuestion, storedSections } from './stored-sections';

/** Another question for a position of the paper, in its released revision. */
async function replaceQuestion(
  tx: TenantTx,
  caller: Caller,
  {
    stored,
    all,
    questionId,
  }: { stored: StoredPaperQuestion; all: readonly StoredPaperQuestion[]; questionId: string },
): Promise<StoredPaperQuestion> {
  if (questionId === stored.questionId) return stored;
  if (all.some((item) => item.questionId === questionId)) {
    throw new FieldError('questionId', 'paper.questionTwice');
  }
  const revision = (await releasedRevisions(tx, caller, [questionId])).get(questionId);
  if (revision === undefined) throw new FieldError('questionId', 'paper.question');
  return { ...stored, questionId, revision };
}

/** Changes a single position; it may also move within its section. */
export async function changePaperQuestion(
  tx: TenantTx,
  caller: Caller,
  { id, order, score, questionId, version }: PaperQuestionChange,
  filesOf: FilesOf,
): Promise<{ version: number }> {
  const [paperQuestionRow] = await tx
    .select({ paperId: paperQuestion.paperId })
    .from(paperQuestion)
    .where(eq(paperQuestion.id, id));
  if (!paperQuestionRow) throw new BusinessError(errorCodes.notFound);
  const row = await lockPaper(tx, caller, { id: paperQuestionRow.paperId, version }, filesOf);
  requireMove('edit', row);
  const formerSections = await storedSections(tx, row.id);
  const all = formerSections.flatMap(({ questions }) => questions);
  const stored = all.find((item) => item.id === id);
  // It was removed while this request waited for the lock.
  if (!stored) throw new BusinessError(errorCodes.notFound);
  const replacement = await replaceQuestion(tx, caller, {
    stored,
    all,
    questionId: questionId ?? stored.questionId,
  });
  const changed = { ...replacement, score: score ?? stored.score };
  const after = formerSections.map((section) => {
    const index = section.questions.findIndex((question) => question.id === id);
    if (index < 0) return section;
    const rest = section.questions.toSpliced(index, 1);
    return { ...section, questions: rest.toSpliced(order ?? index, 0, changed) };
  });
  return replaceSections(tx, caller, row, { before: formerSections, after });
}
