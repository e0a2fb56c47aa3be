import type {
  AnnouncementReceipt,
  Page,
  PageQuery,
  ReceiptFilter,
} from '@edu/shared-utility/contract';
import { and, asc, count, eq, ilike, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { announcementReceipt, member } from '../../db/schema';
import { actorOf, type Caller } from '../../http/caller';
import { contains } from '../search';
import { announcementById, limitAndOffset, type Optional } from './find-announcements';

/** Whom an announcement reached: unread first, then the latest reader. */
export async function findReceipts(
  tx: Tx,
  caller: Caller,
  query: PageQuery & { readonly id: string } & Optional<Omit<ReceiptFilter, 'id'>>,
): Promise<Page<AnnouncementReceipt>> {
  const { pageNum, pageSize, id, read, keyword } = query;
  await announcementById(tx, caller, id);
  const { organId } = actorOf(caller);
  const { readAt } = announcementReceipt;
  const where = and(
    eq(announcementReceipt.announcementId, id),
    read === 'no' ? isNull(readAt) : undefined,
    read === 'yes' ? sql`${readAt} IS NOT NULL` : undefined,
    keyword?.trim() ? ilike(member.name, contains(keyword)) : undefined,
  );
  const [limit, offset] = limitAndOffset(query);
  const rows = await tx
    .select({
      memberId: member.id,
      name: member.name,
      departmentName: sql<string | null>`(SELECT d.name FROM actor a
        JOIN department d ON d.id = a.department_id
        WHERE a.member_id = ${member.id} AND a.organ_id = ${organId}::uuid LIMIT 1)`,
      hasAccount: sql<boolean>`${member.accountId} IS NOT NULL`,
      readAt,
    })
    .from(announcementReceipt)
    .innerJoin(member, eq(member.id, announcementReceipt.memberId))
    .where(where)
    .orderBy(sql`${readAt} DESC NULLS FIRST`, asc(member.name), asc(member.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx
    .select({ total: count() })
    .from(announcementReceipt)
    .innerJoin(member, eq(member.id, announcementReceipt.memberId))
    .where(where);
  const list = rows.map((row) => ({ ...row, readAt: row.readAt?.toISOString() ?? null }));
  return { list, total: counted?.total ?? 0, pageNum, pageSize };
}
