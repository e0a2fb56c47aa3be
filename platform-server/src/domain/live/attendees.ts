import {
  type LiveAttendee,
  maskPhone,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import { liveById } from './find-live';

/** Students of the caller's organisation and branches who attended, in order of arrival. */
export async function findAttendees(
  tx: TenantTx,
  caller: Caller,
  { id, pageNum, pageSize }: PageQuery & { readonly id: string },
): Promise<Page<LiveAttendee>> {
  await liveById(tx, caller, id);
  const from = sql`FROM live_attendance t JOIN actor a ON a.member_id = t.member_id
    WHERE t.live_id = ${id}::uuid AND a.organ_id = ${actorOf(caller).organId}::uuid
      AND a.kind = 'student'`;
  const { rows } = await tx.execute<LiveAttendee & Record<string, unknown>>(sql`
    SELECT t.member_id AS "userId", a.member_name AS name, a.member_phone AS phone,
      ${iso('t.joined_at')} AS "joinedAt"
    ${from} ORDER BY t.joined_at, t.member_id LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
  const list = rows.map((row) => ({ ...row, phone: maskPhone(row.phone) }));
  return { list, total: await countRows(tx, from), pageNum, pageSize };
}
