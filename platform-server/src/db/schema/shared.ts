import { type SQL, sql } from 'drizzle-orm';
import { integer, pgPolicy, pgRole, timestamp, uuid } from 'drizzle-orm/pg-core';
import { commonRoles } from '../roles';

/**
 * Works inside one tenant; row-level security holds it there. Owns nothing. The name replaces that of the
 * database's own role (roles.ts), here and in the generated SQL; so does the next one.
 */
export const tenantRole = pgRole(commonRoles.app).existing();
/** Works across tenants (login, sessions, platform operator), with the privileges of grants.ts. Owns nothing. */
export const systemRole = pgRole(commonRoles.system).existing();

const currentTenant = sql`nullif(current_setting('app.tenant_id', true), '')::uuid`;

const systemPolicy = () =>
  pgPolicy('system_access', { to: systemRole, for: 'all', using: sql`true`, withCheck: sql`true` });

/** The second wall: a row is visible and writable only to the tenant of the running transaction. */
export const tenantPolicies = () => [
  pgPolicy('tenant_wall', {
    to: tenantRole,
    for: 'all',
    using: sql`tenant_id = ${currentTenant}`,
    withCheck: sql`tenant_id = ${currentTenant}`,
  }),
  systemPolicy(),
];

const setting = (name: string) => sql.raw(`nullif(current_setting('app.${name}', true), '')`);

const inBranch = sql`organ_id = (SELECT ${setting('organ_id')}::uuid)
      AND ((SELECT ${setting('branches')} = '*')
        OR branch_id = ANY ((SELECT nullif(${setting('branches')}, '*')::uuid[])::uuid[]))`;

const inOrgan = sql`(SELECT ${setting('organ_id')} IS NULL)
    OR organ_id = (SELECT ${setting('organ_id')}::uuid)`;

const branchWall = (seen: SQL) => [
  pgPolicy('branch_wall', {
    as: 'restrictive',
    to: tenantRole,
    for: 'all',
    using: seen,
    withCheck: seen,
  }),
];

/**
 * Inside the tenant's wall: a student is there for who works in their organisation and in their branch or one above
 * it, and for themselves. Each setting is looked up once a statement, not once a row. Without an organisation
 * (background work, one's own places) only the tenant filter applies; `*` represents all branches.
 */
export const branchPolicies = () =>
  branchWall(sql`kind <> 'student'
    OR (SELECT ${setting('organ_id')} IS NULL)
    OR member_id = (SELECT ${setting('member_id')}::uuid)
    OR (${inBranch})`);

/** The same for rows without an owner. */
export const rowBranchPolicies = () =>
  branchWall(sql`(SELECT ${setting('organ_id')} IS NULL)
    OR (${inBranch})`);

/** For rows of an organisation as a whole, which all its branches share. */
export const organPolicies = () => [
  pgPolicy('organ_wall', {
    as: 'restrictive',
    to: tenantRole,
    for: 'all',
    using: inOrgan,
    withCheck: inOrgan,
  }),
];

/** For the tenant's own row. */
export const ownTenantPolicies = () => [
  pgPolicy('tenant_wall', {
    to: tenantRole,
    for: 'all',
    using: sql`id = ${currentTenant}`,
    withCheck: sql`id = ${currentTenant}`,
  }),
  systemPolicy(),
];

/** For rows that belong to one account: only the account of the running transaction sees them. */
export const ownAccountPolicies = (column: 'id' | 'account_id') => {
  const condition = sql.raw(
    `${column} = nullif(current_setting('app.account_id', true), '')::uuid`,
  );
  return [
    pgPolicy('account_wall', {
      to: tenantRole,
      for: 'all',
      using: condition,
      withCheck: condition,
    }),
    systemPolicy(),
  ];
};

/** For rows that only the system role may touch. */
export const systemOnlyPolicies = () => [systemPolicy()];

export const id = () => uuid().primaryKey().defaultRandom();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
/** Grows with every change, so that anyone who read an older row is told. */
export const version = () => integer().notNull().default(1);
export const createdAt = () => moment().notNull().defaultNow();
