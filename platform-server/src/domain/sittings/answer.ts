import { type AnswersTaken, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Learner } from '../courses/course-access';
import { iso } from '../courses/find-courses';
import type { Changes } from './answer-fields';
import { closesAt } from './grace-period';
import { handIn } from './hand-in';
import {
  type AnswerQuery,
  type SavedAnswers,
  storeAnswersSql,
  takeAnswersQuery,
} from './store-answers-query';

interface SittingState extends Record<string, unknown> {
  state: 'open' | 'submitted' | 'marked';
  submittedAt: string | null;
}

/** Throws why nothing was stored: the sitting is somebody else's or was handed in; an expired one is handed in now. */
async function refuse(tx: Tx, { tenantId, memberId }: Learner, id: string): Promise<never> {
  const { rows } = await tx.execute<SittingState>(sql`
    SELECT s.state, ${iso('s.submitted_at')} AS "submittedAt" FROM sitting s
    WHERE s.id = ${id}::uuid AND s.member_id = ${memberId}::uuid AND s.tenant_id = ${tenantId}::uuid`);
  const [current] = rows;
  if (!current) throw new BusinessError(errorCodes.notFound);
  throw new BusinessError(errorCodes.conflict, {
    phrase: 'sitting.over',
    data: { present: current },
  });
}

async function endByClock(db: Database, { tenantId, memberId }: Learner, id: string) {
  await db.withSystem(async (tx) => {
    const { rows } = await tx.execute(sql`
      SELECT s.id FROM sitting s WHERE s.id = ${id}::uuid AND s.member_id = ${memberId}::uuid
        AND s.tenant_id = ${tenantId}::uuid AND s.state = 'open' AND ${closesAt} <= now()`);
    if (rows.length > 0) await handIn(tx, id, 'clock');
  });
}

interface SentAnswers {
  readonly id: string;
  readonly changes: Changes;
  readonly leaves?: number | undefined;
}

/** Stores the answers changed on a device, unless newer ones are stored. As the system. */
export async function storeAnswers(
  db: Database,
  learner: Learner,
  { id, changes, leaves = 0 }: SentAnswers,
): Promise<AnswersTaken> {
  const { tenantId, memberId } = learner;
  const params = { tenantId, memberId, id, leaves, changes: JSON.stringify(changes) };
  const [savedRow] = await db.queryAsSystem<SavedAnswers>(takeAnswersQuery(params));
  if (savedRow) return { ...savedRow, at: savedRow.at ?? {} };
  await endByClock(db, learner, id);
  return db.withSystem((tx) => refuse(tx, learner, id));
}

/**
 * Hands in the learner's sitting after storing the answers sent with it. Repeated, it returns the same. As the system.
 */
export const handInOwn = (
  db: Database,
  learner: Learner,
  { id, changes }: { readonly id: string; readonly changes?: Changes | undefined },
) =>
  db.withSystem(async (tx) => {
    const { tenantId, memberId } = learner;
    const { rows } = await tx.execute<{ isOver: boolean }>(sql`
      SELECT ${closesAt} <= now() AS "isOver" FROM sitting s
      WHERE s.id = ${id}::uuid AND s.member_id = ${memberId}::uuid
        AND s.tenant_id = ${tenantId}::uuid FOR UPDATE`);
    const [row] = rows;
    if (!row) throw new BusinessError(errorCodes.notFound);
    const params: AnswerQuery = {
      tenantId,
      memberId,
      id,
      leaves: 0,
      changes: JSON.stringify(changes ?? []),
    };
    if (changes?.length) await tx.execute(storeAnswersSql((name) => params[name]));
    const { state, submittedAt } = await handIn(tx, id, row.isOver ? 'clock' : 'person');
    return { state, submittedAt };
  });
