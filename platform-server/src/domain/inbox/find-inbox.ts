import type { InboxItem, Page, PageQuery } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { Caller } from '../../http/caller';
import type { Reader } from '../live/live-messages';
import { contains } from '../search';
import { type ItemRow, itemsOf, textOf } from './inbox-items';
import { ownerOf } from './unread-messages';

export interface InboxQuery extends PageQuery {
  readonly read?: 'yes' | 'no' | undefined;
  readonly keyword?: string | undefined;
}

/** One page of the caller's messages, newest first. */
export async function findInbox(
  tx: Tx,
  caller: Caller,
  reader: Reader,
  { pageNum, pageSize, read, keyword }: InboxQuery,
): Promise<Page<InboxItem>> {
  const items = itemsOf(ownerOf(caller), keyword?.trim() ? contains(keyword) : null);
  const isShown = read
    ? read === 'yes'
      ? sql`read_at IS NOT NULL`
      : sql`read_at IS NULL`
    : sql`true`;
  const { rows } = await tx.execute<ItemRow>(sql`
    SELECT * FROM (${items}) item WHERE ${isShown} ORDER BY "sentAt" DESC, id DESC
    LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
  const counted = await tx.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM (${items}) item WHERE ${isShown}`,
  );
  const list = rows.map(
    (row): InboxItem => ({
      ...{ id: row.id, sender: row.sender, ...textOf(row, reader) },
      kind: row.kind === 'notice' ? 'notice' : 'announcement',
      sentAt: new Date(row.sentAt).toISOString(),
      readAt: row.read_at ? new Date(row.read_at).toISOString() : null,
    }),
  );
  return { list, total: counted.rows[0]?.total ?? 0, pageNum, pageSize };
}
