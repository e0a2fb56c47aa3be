import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { announcement } from '../db/schema';
import { peopleOf } from '../domain/announcements/audience';
import { announcements, type SeedAnnouncement } from './announcement-plan';
import { seedId } from './seed-id';

const HOUR = 3_600_000;

type Audience = Pick<typeof announcement.$inferInsert, 'audience'> & { audienceIds: string[] };

function audienceOf(
  organKey: string,
  tenant: string,
  seedAnnouncement: SeedAnnouncement,
): Audience {
  if (seedAnnouncement.department) {
    return {
      audience: 'department',
      audienceIds: [seedId(`department:${organKey}:${seedAnnouncement.department}`)],
    };
  }
  if (seedAnnouncement.role)
    return { audience: 'role', audienceIds: [seedId(`role:${tenant}:${seedAnnouncement.role}`)] };
  return { audience: seedAnnouncement.kind ?? 'all', audienceIds: [] };
}

/** Seeds announcements in every state with their recipients, some of whom have read them. */
async function seedPlace(tx: Tx, organKey: string, administrator: string): Promise<void> {
  const tenant = organKey.split(':')[0] ?? '';
  const tenantId = seedId(`tenant:${tenant}`);
  const organId = seedId(`organ:${organKey}`);
  for (const [i, seedAnnouncement] of (announcements[organKey] ?? []).entries()) {
    const id = seedId(`announcement:${organKey}:${i}`);
    const { hours, withdrawn, readers = 0, from = administrator } = seedAnnouncement;
    const createdBy = seedId(`account:${from}`);
    const senderId = seedId(`member:${tenant}:${from}`);
    const branchId = seedAnnouncement.branch
      ? seedId(`branch:${tenant}:${seedAnnouncement.branch}`)
      : null;
    const audience = audienceOf(organKey, tenant, seedAnnouncement);
    const moment = hours === undefined ? null : new Date(Date.now() - hours * HOUR);
    const isSent = moment !== null && (hours ?? 0) > 0;
    await tx.insert(announcement).values({
      ...{ id, tenantId, organId, branchId, createdBy, ...audience },
      ...{
        title: seedAnnouncement.title,
        body: seedAnnouncement.text,
        channels: [...(seedAnnouncement.channels ?? [])],
      },
      state: withdrawn ? 'withdrawn' : isSent ? 'sent' : moment ? 'scheduled' : 'draft',
      ...(moment && (isSent ? { sentAt: moment } : { sendAt: moment })),
      ...(moment && { sentAs: seedId(`actor:${organKey}:${from}`) }),
      createdAt: new Date((isSent ? moment.getTime() : Date.now()) - (i + 1) * HOUR),
    });
    if (!isSent) continue;
    const { audience: kind, audienceIds: ids } = audience;
    const reach = { organId, branchId, audience: { kind, ids }, senderId };
    // Derived from the person's id, so that it is the same at every start.
    await tx.execute(sql`
      INSERT INTO announcement_receipt (tenant_id, announcement_id, member_id, read_at)
      SELECT ${tenantId}::uuid, ${id}::uuid, found.id,
        CASE WHEN get_byte(uuid_send(found.id), 15) % 10 < ${readers}
          THEN ${moment.toISOString()}::timestamptz + make_interval(mins => get_byte(uuid_send(found.id), 14)) END
      FROM (SELECT DISTINCT m.id ${peopleOf(reach)}) found`);
    await tx.execute(sql`
      UPDATE announcement SET reached = (SELECT count(*) FROM announcement_receipt WHERE announcement_id = ${id}::uuid)
      WHERE id = ${id}::uuid`);
  }
}

export async function seedAnnouncements(tx: Tx): Promise<void> {
  await seedPlace(tx, 'sunrise:head', '13900000001');
  await seedPlace(tx, 'sunrise:vocational', '13900000003');
  await seedPlace(tx, 'horizon:head', '13900000011');
}
