import { type SQL, sql } from 'drizzle-orm';
import { integer, pgPolicy, pgRole, timestamp, uuid } from 'drizzle-orm/pg-core';
import { commonRoles } from '../roles';

/**
 * The role that works inside one tenant, restricted by row-level security. Owns nothing. This name and the next one are
 * placeholders for the database's own roles (roles.ts), here and in the generated SQL.
 */
export const tenantRole = pgRole(commonRoles.app).existing();
/**
 * The role that works across tenants (log-in, sessions, platform operators), with the privileges of grants.ts. Owns
 * nothing.
 */
export const systemRole = pgRole(commonRoles.system).existing();

const currentTenant = sql`nullif(current_setting('app.tenant_id', true), '')::uuid`;

const systemPolicy = () =>
  pgPolicy('system_access', { to: systemRole, for: 'all', using: sql`true`, withCheck: sql`true` });

/** The tenant policy: a row can be read and written only in a transaction of its tenant. */
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

const restrictivePolicy = (visibleRows: SQL) => [
  pgPolicy('branch_wall', {
    as: 'restrictive',
    to: tenantRole,
    for: 'all',
    using: visibleRows,
    withCheck: visibleRows,
  }),
];

/**
 * In addition to the tenant policy, a student is visible to those who work in their organisation and in their branch or
 * one above it, and to themselves. Each setting is read once per statement, not once per row. Without an organisation
 * (background jobs, a person's own actors) only the tenant policy applies; `*` means all branches.
 */
export const branchPolicies = () =>
  restrictivePolicy(sql`kind <> 'student'
    OR (SELECT ${setting('organ_id')} IS NULL)
    OR member_id = (SELECT ${setting('member_id')}::uuid)
    OR (${inBranch})`);

/** The same for rows that belong to no person. */
export const branchPoliciesWithoutPerson = () =>
  restrictivePolicy(sql`(SELECT ${setting('organ_id')} IS NULL)
    OR (${inBranch})`);

/** For rows that all branches of an organisation share. */
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

/** For rows of one account: visible only to the account of the running transaction. */
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

/** For rows that only the system role may access. */
export const systemOnlyPolicies = () => [systemPolicy()];

export const id = () => uuid().primaryKey().defaultRandom();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
/** Increases with every change, to detect that a client has an older row. */
export const version = () => integer().notNull().default(1);
export const createdAt = () => moment().notNull().defaultNow();
