import type {
  Administrator,
  AdministratorStatus,
  Locale,
  Page,
  PageQuery,
} from '@edu/shared-utility/contract';
import { and, count, desc, eq, ilike, like, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, member } from '../../db/schema';
import { actorOf, type Caller } from '../../http/caller';
import { branchAndBelow } from '../branch-and-below';
import { contains, digitsOf, phonePattern } from '../search';
import { asReplies, maskedAdministrator, select } from './administrator-replies';
import { worksWithin } from './find-actor';

interface AdministratorFilter {
  readonly keyword?: string | undefined;
  readonly status?: AdministratorStatus | undefined;
  readonly roleId?: string | undefined;
  readonly branchId?: string | undefined;
}

function matching(
  caller: Caller,
  { keyword, status, roleId, branchId }: AdministratorFilter,
): SQL | undefined {
  const text = keyword?.trim();
  const digits = digitsOf(text ?? '');
  return and(
    eq(actor.organId, actorOf(caller).organId),
    eq(actor.kind, 'staff'),
    worksWithin(caller),
    text
      ? or(
          ilike(member.name, contains(text)),
          digits ? like(member.phone, phonePattern(digits)) : undefined,
        )
      : undefined,
    status ? eq(actor.status, status) : undefined,
    roleId
      ? sql`EXISTS (SELECT FROM actor_role ar
          WHERE ar.actor_id = ${actor.id} AND ar.role_id = ${roleId}::uuid)`
      : undefined,
    branchId
      ? sql`EXISTS (SELECT FROM actor_branch ab
          WHERE ab.actor_id = ${actor.id} AND ab.branch_id IN (${branchAndBelow(branchId)}))`
      : undefined,
  );
}

/** The staff of the caller's organisation and branches. */
export async function findAdministrators(
  tx: Tx,
  caller: Caller,
  query: PageQuery & AdministratorFilter,
  locale: Locale,
): Promise<Page<Administrator>> {
  const { pageNum, pageSize } = query;
  const where = matching(caller, query);
  const rows = await select(tx)
    .where(where)
    .orderBy(desc(actor.createdAt), desc(actor.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx
    .select({ total: count() })
    .from(actor)
    .innerJoin(member, eq(member.id, actor.memberId))
    .where(where);
  const list = (await asReplies(tx, rows, locale)).map(maskedAdministrator);
  return { list, total: counted?.total ?? 0, pageNum, pageSize };
}
