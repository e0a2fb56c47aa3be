import {
  type Branch,
  errorCodes,
  type Identity,
  type LoginResult,
  type SessionContext,
  type TenantChoice,
} from '@edu/shared-utility/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import {
  actor,
  actorBranch,
  branch,
  company,
  member,
  organ,
  session,
  tenant,
} from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { hasOpenPlace } from '../organs/open-places';
import { openSession, replaceSession, type SessionLimits } from '../sessions';
import { isOpen, type Tenant } from '../tenants';

interface Membership {
  memberId: string;
  tenant: Tenant;
}

/** The person's actors in tenants of the new flow, where the tenant can be switched. */
async function memberships(tx: Tx, accountId: string): Promise<Membership[]> {
  const rows = await tx
    .select({ memberId: member.id, tenant })
    .from(member)
    .innerJoin(tenant, eq(tenant.id, member.tenantId))
    .where(
      and(
        eq(member.accountId, accountId),
        hasOpenPlace(member.id),
        sql`EXISTS (SELECT 1 FROM tenant_config c WHERE c.tenant_id = ${tenant.id}
          AND c.key = 'isNewSaas' AND c.value = 'true')`,
      ),
    )
    .orderBy(asc(tenant.createdAt), asc(tenant.id));
  return rows.filter((row) => isOpen(row.tenant));
}

export async function tenantChoices(tx: Tx, caller: Caller): Promise<TenantChoice[]> {
  const rows = await memberships(tx, caller.accountId);
  return rows.map(({ tenant: { id, name, logo } }) => ({
    saasId: id,
    name,
    logo: logo || null,
    current: id === caller.tenantId,
  }));
}

/** Opens a session in the other tenant with the age and limits of the present one, which it replaces. */
export async function switchTenant(
  tx: Tx,
  caller: Caller,
  { saasId, ip }: { saasId: string; ip: string },
  limits: SessionLimits,
): Promise<LoginResult> {
  const replaced = await replaceSession(tx, caller);
  const rows = await memberships(tx, caller.accountId);
  const target = rows.find((row) => row.tenant.id === saasId);
  if (!target) throw new BusinessError(errorCodes.forbidden);
  const { accountId } = caller;
  const sessionFields = {
    ...replaced,
    accountId,
    tenantId: saasId,
    memberId: target.memberId,
    flow: 'new' as const,
    readOnly: replaced.readOnly || target.tenant.isDemo,
    ip,
  };
  const token = await openSession(tx, sessionFields, limits);
  await tx.update(member).set({ lastLoginAt: new Date() }).where(eq(member.id, target.memberId));
  const auditEntry = { tenantId: saasId, accountId, target: accountId, ip };
  await audit(tx, { ...auditEntry, action: 'login.switched' });
  return { token, userId: accountId };
}

/** The caller's actors with their organisations, without disabled organisations. */
const ownActors = (caller: Caller) =>
  and(
    eq(actor.memberId, caller.memberId ?? caller.sessionId),
    eq(actor.status, 'active'),
    eq(organ.status, 'active'),
  );

/** The person's identities in this tenant. */
export async function identities(tx: Tx, caller: Caller): Promise<Identity[]> {
  const rows = await tx
    .select({
      id: actor.id,
      name: actor.title,
      kind: actor.kind,
      organ: organ.id,
      organName: organ.name,
      administers: sql<boolean>`EXISTS (
        SELECT 1 FROM actor_role ar
        JOIN role_permission rp ON rp.role_id = ar.role_id
        JOIN permission p ON p.id = rp.permission_id
        WHERE ar.actor_id = ${actor.id} AND p.code = 'administrator.write')`,
    })
    .from(actor)
    .innerJoin(organ, eq(organ.id, actor.organId))
    .where(ownActors(caller))
    .orderBy(asc(actor.sort), asc(actor.id));
  const typeOf = (row: (typeof rows)[number]): Identity['type'] => {
    if (row.kind === 'student') return 'student';
    if (caller.isOperator) return 'operator';
    return row.administers ? 'administrator' : 'staff';
  };
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    type: typeOf(row),
    organ: row.organ,
    organName: row.organName,
    current: row.id === caller.actor?.id,
  }));
}

const branchColumns = {
  id: branch.id,
  name: branch.name,
  ucode: branch.ucode,
  organ: organ.id,
  actor: actor.id,
  channel: organ.channel,
};

const ownBranches = (tx: Tx) =>
  tx
    .select(branchColumns)
    .from(actorBranch)
    .innerJoin(actor, eq(actor.id, actorBranch.actorId))
    .innerJoin(branch, eq(branch.id, actorBranch.branchId))
    .innerJoin(organ, eq(organ.id, actor.organId));

/** The branches of the present identity. */
export async function myBranches(tx: Tx, caller: Caller): Promise<Branch[]> {
  if (!caller.actor) return [];
  const rows = await ownBranches(tx)
    .where(eq(actor.id, caller.actor.id))
    .orderBy(asc(actorBranch.sort), asc(branch.id));
  return rows.map((row) => ({ ...row, branch: row.id }));
}

type Choice = Awaited<ReturnType<typeof ownBranches>>[number];

/** Stores the context in the session for the new flow; in the old flow the page stores it. */
async function enterBranch(db: Database, caller: Caller, choice: Choice): Promise<SessionContext> {
  const { id: branchId, actor: actorId, organ: organId, channel } = choice;
  if (caller.flow === 'new') {
    await db.withSystem((tx) =>
      tx.update(session).set({ actorId, branchId }).where(eq(session.id, caller.sessionId)),
    );
  }
  return { organ: organId, actor: actorId, channel, branch: branchId };
}

/** Switches to another identity, in its first branch. */
export async function switchIdentity(
  db: Database,
  caller: Caller,
  identityId: string,
): Promise<SessionContext> {
  const [actorContext] = await db.withTenant(caller, (tx) =>
    tx
      .select({ actor: actor.id, organ: organ.id, channel: organ.channel })
      .from(actor)
      .innerJoin(organ, eq(organ.id, actor.organId))
      .where(and(ownActors(caller), eq(actor.id, identityId))),
  );
  if (!actorContext) throw new BusinessError(errorCodes.forbidden);
  const [first] = await db.withTenant(caller, (tx) =>
    ownBranches(tx)
      .where(eq(actor.id, identityId))
      .orderBy(asc(actorBranch.sort), asc(branch.id))
      .limit(1),
  );
  if (first) return enterBranch(db, caller, first);
  await db.withSystem((tx) =>
    tx
      .update(session)
      .set({ actorId: identityId, branchId: null })
      .where(eq(session.id, caller.sessionId)),
  );
  return { ...actorContext, branch: '' };
}

/** Switches to another branch with its organisation, actor and channel (specification §6). */
export async function switchBranch(
  db: Database,
  caller: Caller,
  ucode: string,
): Promise<SessionContext> {
  const rows = await db.withTenant(caller, (tx) =>
    ownBranches(tx)
      .where(and(ownActors(caller), eq(branch.ucode, ucode)))
      .orderBy(asc(actor.sort)),
  );
  const choice = rows.find((row) => row.actor === caller.actor?.id) ?? rows[0];
  if (!choice) throw new BusinessError(errorCodes.forbidden);
  return enterBranch(db, caller, choice);
}

/** The id of the company that the person registered in this tenant; null if there is none. */
export async function companyIdOf(tx: Tx, accountId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: company.id })
    .from(company)
    .where(eq(company.accountId, accountId))
    .orderBy(asc(company.createdAt))
    .limit(1);
  return row?.id ?? null;
}
