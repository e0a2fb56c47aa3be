import {
  maskPhone,
  type Page,
  type PageQuery,
  type StudentAccount,
  type StudentAccountFilter,
} from '@edu/shared-utility/contract';
import { and, count, eq, ilike, isNotNull, isNull, like, or, sql } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { actor, branch, department, member } from '../../db/schema';
import { actorOf, type Caller } from '../../http/caller';
import { branchAndBelow } from '../branch-and-below';
import { contains, digitsOf, phonePattern } from '../search';
import { loginsOf } from './account-logins';

type Filter = { readonly [K in keyof StudentAccountFilter]?: StudentAccountFilter[K] | undefined };

function matching(organId: string, filter: Filter) {
  const { keyword, departmentId, branchId, status, account: requestedStatus } = filter;
  const text = keyword?.trim();
  const digits = text ? digitsOf(text) : '';
  return and(
    eq(actor.organId, organId),
    eq(actor.kind, 'student'),
    text
      ? or(
          ilike(actor.memberName, contains(text)),
          digits ? like(actor.memberPhone, phonePattern(digits)) : undefined,
        )
      : undefined,
    departmentId ? eq(actor.departmentId, departmentId) : undefined,
    branchId ? sql`${actor.branchId} IN (${branchAndBelow(branchId)})` : undefined,
    status ? eq(actor.status, status) : undefined,
    requestedStatus === 'with' ? isNotNull(member.accountId) : undefined,
    requestedStatus === 'without' ? isNull(member.accountId) : undefined,
  );
}

const orders = { name: actor.memberName, lastLoginAt: member.lastLoginAt } as const;

/** One page of an organisation's students with their log-ins, in the caller's branches. */
export async function findStudentAccounts(
  tx: TenantTx,
  caller: Caller,
  { pageNum, pageSize, sort = '-lastLoginAt', ...filter }: PageQuery & Filter,
): Promise<Page<StudentAccount>> {
  const where = matching(actorOf(caller).organId, filter);
  const field = orders[sort.replace(/^-/, '') as keyof typeof orders];
  const direction = sql.raw(sort.startsWith('-') ? 'DESC' : 'ASC');
  const rows = await tx
    .select({
      userId: member.id,
      name: member.name,
      phone: member.phone,
      departmentName: department.name,
      branchName: branch.name,
      status: actor.status,
      accountId: member.accountId,
      lastLoginAt: member.lastLoginAt,
      invited: sql<boolean>`EXISTS (SELECT FROM invitation i WHERE i.student_id = ${member.id}
        AND i.organ_id = ${actor.organId} AND i.state = 'open' AND i.expires_at > now())`,
      // Both versions only grow, so their sum changes with each of them.
      version: sql`${member.version} + ${actor.version}`.mapWith(Number),
    })
    .from(actor)
    .innerJoin(member, eq(member.id, actor.memberId))
    .leftJoin(department, eq(department.id, actor.departmentId))
    .leftJoin(branch, eq(branch.id, actor.branchId))
    .where(where)
    .orderBy(sql`${field} ${direction} NULLS LAST`, sql`${actor.id} ${direction}`)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx
    .select({ total: count() })
    .from(actor)
    .innerJoin(member, eq(member.id, actor.memberId))
    .where(where);
  const ids = rows.flatMap(({ accountId }) => accountId ?? []);
  const logins = await loginsOf(tx, caller.tenantId, ids);
  const list = rows.map(({ accountId, lastLoginAt, phone, ...row }) => {
    const loginRow = accountId === null ? undefined : logins.get(accountId);
    const login = loginRow
      ? { ...loginRow, lastLoginAt: lastLoginAt?.toISOString() ?? null }
      : null;
    return { ...row, phone: maskPhone(phone), login };
  });
  return { list, total: counted?.total ?? 0, pageNum, pageSize };
}

export const studentAccountSorts = ['name', '-name', 'lastLoginAt', '-lastLoginAt'] as const;
