import type { Announcement, Locale } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { announcement } from '../../db/schema';
import { roleText } from '../admin/base-role-names';
import { actionsOf } from './states';

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

export const select = (tx: Tx) => tx.select(columns).from(announcement);

type AnnouncementRow = Awaited<ReturnType<typeof select>>[number];

const namesOf = ({ departments, trains, roles }: AnnouncementRow, locale: Locale): string[] => [
  ...departments,
  ...trains,
  ...(roles ?? []).map((role) => roleText({ ...role, description: '' }, locale).name),
];

export const asReply = (joinedRow: AnnouncementRow, locale: Locale): Announcement => {
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
