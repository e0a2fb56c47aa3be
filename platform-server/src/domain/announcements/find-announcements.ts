import {
  type Announcement,
  type AnnouncementFilter,
  errorCodes,
  type Locale,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { announcement } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { contains } from '../search';
import { asReply, select } from './announcement-replies';

export type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };

/**
 * Condition for announcements of the caller's organisation and branches; those of the whole organisation have no branch
 * and are only for callers who work in all of it.
 */
export const ownMessages = (caller: Caller): SQL | undefined =>
  and(
    eq(announcement.organId, actorOf(caller).organId),
    caller.branches === null ? undefined : inArray(announcement.branchId, [...caller.branches]),
  );

const orders = {
  createdAt: announcement.createdAt,
  sentAt: announcement.sentAt,
  title: announcement.title,
};

export const limitAndOffset = ({ pageNum, pageSize }: PageQuery) =>
  [pageSize, (pageNum - 1) * pageSize] as const;

/** One page of the announcements that the caller is responsible for, newest first by default. */
export async function findAnnouncements(
  tx: Tx,
  caller: Caller,
  query: PageQuery & Optional<AnnouncementFilter>,
  locale: Locale,
): Promise<Page<Announcement>> {
  const { pageNum, pageSize, state, keyword, sort = '-createdAt' } = query;
  const words = keyword?.trim() ? contains(keyword) : null;
  const where = and(
    ownMessages(caller),
    state ? eq(announcement.state, state) : undefined,
    words ? or(ilike(announcement.title, words), ilike(announcement.body, words)) : undefined,
  );
  const column = orders[sort.replace(/^-/, '') as keyof typeof orders];
  const order = sort.startsWith('-') ? desc : asc;
  const [limit, offset] = limitAndOffset(query);
  const rows = await select(tx)
    .where(where)
    .orderBy(sql`${order(column)} NULLS LAST`, order(announcement.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.select({ total: count() }).from(announcement).where(where);
  return {
    list: rows.map((row) => asReply(row, locale)),
    total: counted?.total ?? 0,
    pageNum,
    pageSize,
  };
}

/**
 * One announcement.
 *
 * @param locale of the names of built-in roles
 */
export async function announcementById(
  tx: Tx,
  caller: Caller,
  id: string,
  locale: Locale = 'zh-CN',
): Promise<Announcement> {
  const [joinedRow] = await select(tx).where(and(eq(announcement.id, id), ownMessages(caller)));
  if (!joinedRow) throw new BusinessError(errorCodes.notFound);
  return asReply(joinedRow, locale);
}
