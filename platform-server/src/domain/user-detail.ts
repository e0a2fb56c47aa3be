import type { UserDetail } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { accountProfile, actor, department } from '../db/schema';
import type { Caller } from '../http/caller';
import { userInfo } from './profile';

/** The person of the session, with their data in the tenant. */
export async function userDetail(tx: Tx, caller: Caller): Promise<UserDetail> {
  const info = await userInfo(tx, caller.accountId);
  const [profile] = await tx
    .select()
    .from(accountProfile)
    .where(eq(accountProfile.accountId, caller.accountId));
  const [actorRow] = caller.actor
    ? await tx
        .select({
          departmentId: actor.departmentId,
          departmentName: department.name,
          at: actor.createdAt,
        })
        .from(actor)
        .leftJoin(department, eq(department.id, actor.departmentId))
        .where(eq(actor.id, caller.actor.id))
    : [];
  return {
    ...info,
    gender: profile?.gender ?? 'unknown',
    avatar: null,
    birthday: profile?.birthday ?? null,
    departmentId: actorRow?.departmentId ?? null,
    departmentName: actorRow?.departmentName ?? null,
    createdAt: (actorRow?.at ?? profile?.updatedAt ?? new Date(0)).toISOString(),
  };
}
