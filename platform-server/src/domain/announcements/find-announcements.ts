import {
  type Announcement,
  type AnnouncementFilter,
  type AnnouncementReceipt,
  errorCodes,
  type Locale,
  type Page,
  type PageQuery,
  type ReceiptFilter,
} from '@edu/shared-utility/contract';
import { and, asc, count, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { announcement, announcementReceipt, member } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { roleText } from '../admin/base-role-names';
import { contains } from '../search';
import { actionsOf } from './states';

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };

/**
 * Condition for announcements of the caller's organisation and branches; those of the whole organisation have no branch
 * and are only for callers who work in all of it.
 */
export const ownMessages = (caller: Caller): SQL | undefined =>
  and(
    eq(announcement.organId, actorOf(caller).organId),
    caller.branches === null ? undefined : inArray(announcement.branchId, [...caller.branches]),
  );

const columns = {
  row: announcement,
  author: sql<string | null>`(SELECT m.name FROM member m
    WHERE m.account_id = ${announcement.createdBy} AND m.tenant_id = ${announcement.tenantId})`,
  branchName: sql<
    string | null
  >`(SELECT b.name FROM branch b WHERE b.id = ${announcement.branchId})`,
  departments: sql<string[]>`ARRAY(
    SELECT d.name FROM department d WHERE d.id = ANY (${announcement.audienceIds}) ORDER BY d.sort, d.name)`,
  trains: sql<string[]>`ARRAY(
    SELECT tr.title FROM train tr WHERE tr.id = ANY (${announcement.audienceIds}) ORDER BY tr.title)`,
  roles: sql<{ name: string; builtIn: boolean }[] | null>`(
    SELECT json_agg(json_build_object('name', r.name, 'builtIn', r.built_in) ORDER BY r.name)
    FROM role r WHERE r.id = ANY (${announcement.audienceIds}))`,
  read: sql<number>`(SELECT count(*)::int FROM announcement_receipt r
    WHERE r.announcement_id = ${announcement.id} AND r.read_at IS NOT NULL)`,
};

const select = (tx: Tx) => tx.select(columns).from(announcement);

type AnnouncementRow = Awaited<ReturnType<typeof select>>[number];

const namesOf = ({ departments, trains, roles }: AnnouncementRow, locale: Locale): string[] => [
  ...departments,
  ...trains,
  ...(roles ?? []).map((role) => roleText({ ...role, description: '' }, locale).name),
];

const asReply = (joinedRow: AnnouncementRow, locale: Locale): Announcement => {
  const { row, author, branchName, read } = joinedRow;
  return { ...factsOf(row), author, branchName, read, audienceNames: namesOf(joinedRow, locale) };
};

const factsOf = (row: AnnouncementRow['row']) => ({
  id: row.id,
  title: row.title,
  text: row.body,
  audience: { kind: row.audience, ids: row.audienceIds },
  channels: row.channels,
  state: row.state,
  actions: actionsOf(row.state),
  problem: row.problem,
  sendAt: row.sendAt?.toISOString() ?? null,
  sentAt: row.sentAt?.toISOString() ?? null,
  reached: row.reached,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});

const orders = {
  createdAt: announcement.createdAt,
  sentAt: announcement.sentAt,
  title: announcement.title,
};

const limitAndOffset = ({ pageNum, pageSize }: PageQuery) =>
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
