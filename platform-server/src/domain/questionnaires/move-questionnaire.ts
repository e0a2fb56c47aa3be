import { contentFaults, errorCodes, type Locale } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { questionnaire } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { copyTitle } from '../copy-title';
import {
  lockQuestionnaire,
  questionnaireRow,
  requireMove,
  type VersionedId,
} from './read-questionnaire';
import { type QuestionnaireSaved, writeQuestionnaire } from './save-questionnaire';

const MAX_TITLE_LENGTH = 100;

/** Publishes a questionnaire; throws with the list of faults when its content is not valid. */
export async function publishQuestionnaire(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
): Promise<void> {
  const row = await lockQuestionnaire(tx, caller, target);
  requireMove('publish', row);
  const faults = contentFaults(row.content);
  if (faults.length > 0) {
    throw new BusinessError(errorCodes.conflict, {
      phrase: 'questionnaire.faulty',
      data: { faults },
    });
  }
  await writeQuestionnaire(tx, row.id, { state: 'published', publishedAt: new Date() });
  const detail = { title: row.title };
  await audit(tx, { ...auditContext(caller, row.id), action: 'questionnaire.published', detail });
}

const changeState =
  (move: 'close' | 'reopen', state: 'closed' | 'published', action: string) =>
  async (tx: TenantTx, caller: Caller, target: VersionedId): Promise<void> => {
    const row = await lockQuestionnaire(tx, caller, target);
    requireMove(move, row);
    await writeQuestionnaire(tx, row.id, { state });
    await audit(tx, { ...auditContext(caller, row.id), action, detail: { title: row.title } });
  };

/** Stops new answers until it is reopened. */
export const closeQuestionnaire = changeState('close', 'closed', 'questionnaire.closed');
export const reopenQuestionnaire = changeState('reopen', 'published', 'questionnaire.reopened');

export async function deleteQuestionnaire(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
): Promise<void> {
  const row = await lockQuestionnaire(tx, caller, target);
  requireMove('delete', row);
  await tx.delete(questionnaire).where(eq(questionnaire.id, row.id));
  const detail = { title: row.title };
  await audit(tx, { ...auditContext(caller, row.id), action: 'questionnaire.deleted', detail });
}

/** Copies the questions into a new draft without trainings. */
export async function copyQuestionnaire(
  tx: TenantTx,
  caller: Caller,
  id: string,
  locale: Locale,
): Promise<QuestionnaireSaved> {
  const row = await questionnaireRow(tx, caller, id);
  requireMove('copy', row);
  const title = copyTitle(locale, row.title, MAX_TITLE_LENGTH);
  const { tenantId, accountId: createdBy, homeBranchId: branchId } = caller;
  const { intro, thanks, content, anonymous, repeats } = row;
  const [inserted] = await tx
    .insert(questionnaire)
    .values({
      ...{ tenantId, createdBy, branchId, organId: actorOf(caller).organId, title },
      ...{ intro, thanks, content, anonymous, repeats },
    })
    .returning({ id: questionnaire.id, version: questionnaire.version });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  const detail = { title, of: row.title };
  await audit(tx, { ...auditContext(caller, inserted.id), action: 'questionnaire.copied', detail });
  return inserted;
}
