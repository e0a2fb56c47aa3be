import type { QueryTenant } from '../../db/database';
import type { Caller } from '../../http/caller';

/** The person of the session; the demo's account is shared, so its visitors see no messages. */
export interface Owner {
  readonly memberId: string | null;
  readonly accountId: string | null;
}

export const ownerOf = ({ memberId, accountId, readOnly }: Caller): Owner => ({
  memberId,
  accountId: readOnly ? null : accountId,
});

/** Tables of notices that have their own id and a member as reader. */
export const memberNotices = [
  ...(['live_notice', 'course_notice', 'declaration_notice', 'article_notice'] as const),
];

/** Rows of one shape: the inbox of member $1 and account $2. */
const UNREAD = `
  SELECT (SELECT count(*) FROM announcement_receipt r
      JOIN announcement n ON n.id = r.announcement_id AND n.state = 'sent'
      WHERE r.member_id = $1::uuid AND r.read_at IS NULL)::int
    ${memberNotices
      .map(
        (table) =>
          `+ (SELECT count(*) FROM ${table} WHERE member_id = $1::uuid AND read_at IS NULL)::int`,
      )
      .join('\n    ')}
    + (SELECT count(*) FROM account_notice WHERE account_id = $2::uuid AND read_at IS NULL)::int AS unread`;

export async function countUnread(
  query: QueryTenant,
  { memberId, accountId }: Owner,
): Promise<number> {
  const values = [memberId, accountId];
  const [row] = await query<{ unread: number }>({ name: 'inbox:unread', text: UNREAD, values });
  return row?.unread ?? 0;
}

/** The number of unread messages after marking. */
export const unreadOf = (query: QueryTenant, caller: Caller): Promise<number> =>
  countUnread(query, ownerOf(caller));
