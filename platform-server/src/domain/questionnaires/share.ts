import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Questionnaire } from '@edu/shared-utility/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { asSystem, type TenantTx } from '../../db/database';
import { questionnaireTrain, train } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import type { shareInput } from './questionnaire-fields';
import { lockQuestionnaire, readQuestionnaire } from './read-questionnaire';
import { writeQuestionnaire } from './save-questionnaire';

/** Refuses trainings outside of the caller's organisation and branches. */
async function requireTrains(tx: TenantTx, caller: Caller, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const condition = and(inArray(train.id, [...ids]), eq(train.organId, actorOf(caller).organId));
  const rows = await tx.select({ id: train.id }).from(train).where(condition);
  if (rows.length < ids.length) throw new FieldError('trainIds', 'questionnaire.train');
}

/** Sets who may answer. A link that was removed never works again. */
export async function shareQuestionnaire(
  tx: TenantTx,
  caller: Caller,
  { byLink, trainIds, ...target }: z.output<typeof shareInput>,
): Promise<Questionnaire> {
  const row = await lockQuestionnaire(tx, caller, target);
  const { id, tenantId, linkKey } = row;
  const condition = eq(questionnaireTrain.questionnaireId, id);
  const existing = await asSystem(tx, (t) =>
    t.select({ id: questionnaireTrain.trainId }).from(questionnaireTrain).where(condition),
  );
  const formerIds = existing.map((item) => item.id).toSorted();
  await requireTrains(
    tx,
    caller,
    trainIds.filter((trainId) => !formerIds.includes(trainId)),
  );
  const isSame = isDeepStrictEqual(trainIds.toSorted(), formerIds) && byLink === (linkKey !== null);
  if (!isSame) {
    await tx.delete(questionnaireTrain).where(condition);
    if (trainIds.length > 0) {
      await tx
        .insert(questionnaireTrain)
        .values(trainIds.map((trainId) => ({ tenantId, questionnaireId: id, trainId })));
    }
    const key = byLink ? (linkKey ?? randomBytes(16).toString('base64url')) : null;
    await writeQuestionnaire(tx, id, { linkKey: key });
    const detail = { title: row.title, byLink, trains: trainIds.length };
    await audit(tx, { ...auditContext(caller, id), action: 'questionnaire.shared', detail });
  }
  return readQuestionnaire(tx, caller, id);
}
