import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { memberNotices, ownerOf } from './unread-messages';

/** Marks some or all of the caller's messages as read; refuses messages that are only in somebody else's inbox. */
export async function markRead(
  tx: Tx,
  caller: Caller,
  ids: readonly string[] | null,
): Promise<void> {
  const { memberId, accountId } = ownerOf(caller);
  const chosen = ids && sql`${`{${ids.join(',')}}`}::uuid[]`;
  const receiptCondition = sql`member_id = ${memberId}::uuid
    AND ${chosen ? sql`announcement_id = ANY (${chosen})` : sql`true`}`;
  // The same condition for notices of sessions, courses, declarations and articles.
  const isOwn = sql`member_id = ${memberId}::uuid
    AND ${chosen ? sql`id = ANY (${chosen})` : sql`true`}`;
  const isNotice = sql`account_id = ${accountId}::uuid
    AND ${chosen ? sql`id = ANY (${chosen})` : sql`true`}`;
  if (ids) {
    const { rows } = await tx.execute<{ own: number }>(sql`
      SELECT ((SELECT count(*) FROM announcement_receipt WHERE ${receiptCondition})
        + ${sql.join(
          memberNotices.map(
            (table) => sql`(SELECT count(*) FROM ${sql.identifier(table)} WHERE ${isOwn})`,
          ),
          sql` + `,
        )}
        + (SELECT count(*) FROM account_notice WHERE ${isNotice}))::int AS own`);
    if (rows[0]?.own !== new Set(ids).size) throw new BusinessError(errorCodes.notFound);
  }
  await tx.execute(
    sql`UPDATE announcement_receipt SET read_at = now() WHERE read_at IS NULL AND ${receiptCondition}`,
  );
  for (const table of memberNotices) {
    await tx.execute(
      sql`UPDATE ${sql.identifier(table)} SET read_at = now() WHERE read_at IS NULL AND ${isOwn}`,
    );
  }
  await tx.execute(
    sql`UPDATE account_notice SET read_at = now() WHERE read_at IS NULL AND ${isNotice}`,
  );
}
