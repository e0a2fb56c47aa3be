import type { Locale, ManyOutcome } from '@edu/shared-utility/contract';
import type { z } from 'zod';
import { inSavepoint, type TenantTx } from '../../db/database';
import { BusinessError, FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { errorMessage } from '../../http/error-words';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { requireCategory } from '../categories/has-category';
import type { FilesOf } from '../resources/text-files';
import { deleteQuestion, releaseQuestion, withdrawQuestion } from './move-question';
import type { manyQuestions } from './question-fields';
import { lockQuestion } from './read-question';
import { writeQuestion } from './save-question';

type BulkChange = z.output<typeof manyQuestions>;

async function moveQuestion(
  tx: TenantTx,
  caller: Caller,
  id: string,
  categoryId: string | null,
  filesOf: FilesOf,
): Promise<void> {
  const row = await lockQuestion(tx, caller, { id }, filesOf);
  if (row.categoryId === categoryId) return;
  await writeQuestion(tx, id, { categoryId });
  const changes = [{ field: 'categoryId', before: row.categoryId, after: categoryId }];
  await audit(tx, { ...auditContext(caller, id), action: 'question.changed', changes });
}

const questionActions = {
  release: releaseQuestion,
  withdraw: withdrawQuestion,
  delete: deleteQuestion,
};

/** Each question in its own savepoint, so that one refusal does not roll back the others. */
export async function changeMany(
  tx: TenantTx,
  caller: Caller,
  order: BulkChange,
  { filesOf, locale }: { readonly filesOf: FilesOf; readonly locale: Locale },
): Promise<ManyOutcome> {
  const { change, categoryId } = order;
  if (change === 'move') {
    if (categoryId === undefined) throw new FieldError('categoryId', 'question.category');
    await requireCategory(tx, caller, categoryId, 'question');
  }
  const refused: ManyOutcome['refused'] = [];
  const ids = [...new Set(order.ids)];
  for (const id of ids) {
    try {
      await inSavepoint(tx, () =>
        change === 'move'
          ? moveQuestion(tx, caller, id, categoryId ?? null, filesOf)
          : questionActions[change](tx, caller, { id }, filesOf),
      );
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      refused.push({ id, code: error.code, message: errorMessage(error, locale) });
    }
  }
  return { changed: ids.length - refused.length, refused };
}
