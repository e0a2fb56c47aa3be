import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { liveSession } from '../../db/schema';
import { reasonOf } from '../../describe-error';
import { audit } from '../audit';
import { notify, participantsOf } from './notify-participants';

/** Limit per run, so that others get their turn. */
const BATCH_SIZE = 50;

/** No reminder is sent once the session has been running for some minutes. */
const isDue = sql`reminded_at IS NULL AND cancelled_at IS NULL AND remind_minutes IS NOT NULL
  AND starts_at - make_interval(mins => remind_minutes) <= now()
  AND starts_at + interval '5 minutes' > now()`;

const findDue = (db: Database): Promise<{ id: string }[]> =>
  db.executeAsSystem<{ id: string }>(sql`
    SELECT l.id FROM live_session l
    JOIN tenant t ON t.id = l.tenant_id AND t.status = 'active'
    JOIN organ o ON o.id = l.organ_id AND o.status = 'active'
    WHERE ${isDue} ORDER BY l.starts_at LIMIT ${BATCH_SIZE}`);

const remindOne = (db: Database, id: string): Promise<void> =>
  db.withSystem(async (tx) => {
    // The update lets one of several processes take the row; others no longer match it.
    const [live] = await tx
      .update(liveSession)
      .set({ remindedAt: sql`now()`, toldAt: sql`coalesce(told_at, now())` })
      .where(and(eq(liveSession.id, id), isDue))
      .returning();
    if (!live) return;
    const reached = await notify(tx, live, 'reminder', participantsOf(live));
    const { tenantId, organId, title } = live;
    await audit(tx, {
      ...{ tenantId, accountId: null, target: id, organIds: [organId] },
      ...{ action: 'live.reminded', detail: { title, reached } },
    });
  });

/** Sends reminders of sessions that begin soon. They are read from the table alone, so a restart loses none. */
export async function remindOfLive(
  db: Database,
  warn: (reason: string, row: { id: string }) => void,
): Promise<void> {
  for (const { id } of await findDue(db)) {
    await remindOne(db, id).catch((error: unknown) => warn(reasonOf(error), { id }));
  }
}
