import { type AnnouncementChannel, errorCodes, type Locale } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { announcement } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { ANNOUNCEMENT } from '../codes/notice-text';
import { nextVersion } from '../versions';
import type { AnnouncementRow } from './announcements';
import { countReach, peopleOf, type Reach } from './audience';

/** More recipients than that are refused: it would be a campaign, not an announcement. */
export const REACH_LIMIT = 20_000;
/** Mails of a tenant's announcements per hour; the rest goes out in the following hours. */
export const MAILS_PER_HOUR = 1_000;

/** Whether a provider delivers messages of each kind. */
export type Delivers = Readonly<Record<AnnouncementChannel, boolean>>;

export const reachOf = (row: AnnouncementRow, senderId: string | null): Reach => ({
  organId: row.organId,
  branchId: row.branchId,
  audience: { kind: row.audience, ids: row.audienceIds },
  senderId,
});

/** Refuses (naming `audience`) an announcement without recipients, or with too many. */
export async function requireReach(tx: Tx, reach: Reach): Promise<void> {
  const { people } = await countReach(tx, reach);
  if (people === 0) throw new FieldError('audience', 'announcement.nobody');
  if (people > REACH_LIMIT) {
    const values = { limit: REACH_LIMIT };
    throw new FieldError('audience', 'announcement.tooMany', errorCodes.invalidInput, values);
  }
}

/** Adds one message per address, a thousand an hour after those already waiting. To be run as the system. */
async function addMessages(
  tx: Tx,
  { id, tenantId, locale }: AnnouncementRow,
  channel: AnnouncementChannel,
  delivers: Delivers,
): Promise<void> {
  const address = channel === 'mail' ? sql`lower(m.email)` : sql`m.phone`;
  const status = delivers[channel] ? 'pending' : 'kept';
  const hours =
    channel === 'mail'
      ? sql`((row_number() OVER (ORDER BY to_whom) - 1 + (
          SELECT count(*) FROM outbox o WHERE o.tenant_id = ${tenantId}::uuid
            AND o.purpose = ${ANNOUNCEMENT} AND o.channel = 'mail'
            AND (o.status = 'pending' OR o.sent_at > now() - interval '1 hour')
        )) / ${MAILS_PER_HOUR})::int`
      : sql`0`;
  await tx.execute(sql`
    INSERT INTO outbox (tenant_id, account, channel, purpose, locale, status, announcement_id, next_try_at)
    SELECT ${tenantId}::uuid, to_whom, ${channel}, ${ANNOUNCEMENT}, ${locale}, ${status}, ${id}::uuid,
      now() + make_interval(hours => ${hours})
    FROM (SELECT DISTINCT ${address} AS to_whom FROM announcement_receipt r
      JOIN member m ON m.id = r.member_id
      WHERE r.announcement_id = ${id}::uuid AND ${address} <> '') found`);
}

/**
 * Adds a locked announcement to the inbox of everybody whom it reaches now, and its messages to the outbox, in the
 * transaction that sets its state: so it is sent exactly once, even if the process dies.
 */
export async function deliver(
  tx: TenantTx,
  row: AnnouncementRow,
  sender: { readonly memberId: string | null; readonly actorId: string; readonly locale: Locale },
  delivers: Delivers,
): Promise<number> {
  const reach = reachOf(row, sender.memberId);
  await requireReach(tx, reach);
  const { rowCount } = await tx.execute(sql`
    INSERT INTO announcement_receipt (tenant_id, announcement_id, member_id)
    SELECT DISTINCT ${row.tenantId}::uuid, ${row.id}::uuid, m.id ${peopleOf(reach)}`);
  const reached = rowCount ?? 0;
  await tx
    .update(announcement)
    .set({
      ...{ state: 'sent', sentAt: sql`now()`, sendAt: null, problem: null, reached },
      ...{ sentAs: sender.actorId, locale: sender.locale },
      version: nextVersion(announcement.version),
    })
    .where(eq(announcement.id, row.id));
  await asSystem(tx, async (t) => {
    for (const channel of row.channels) {
      await addMessages(t, { ...row, locale: sender.locale }, channel, delivers);
    }
  });
  return reached;
}

/** Refuses channels without a provider. */
export function requireChannels(row: AnnouncementRow, available: Delivers): void {
  if (row.channels.some((channel) => !available[channel])) {
    throw new FieldError('channels', 'announcement.notConfigured');
  }
}

/** Why a due announcement cannot be sent, from an error of `requireReach`; null for another error. */
export function problemOf(error: unknown): 'nobody' | 'tooMany' | null {
  if (!(error instanceof BusinessError)) return null;
  if (error.options.phrase === 'announcement.nobody') return 'nobody';
  return error.options.phrase === 'announcement.tooMany' ? 'tooMany' : null;
}
