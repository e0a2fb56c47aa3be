import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { StartupError } from '../startup-error';
import { readPolicies } from './policies';
import type { Roles } from './roles';
import * as schema from './schema';
import { tenantRole } from './schema/shared';

interface ExpectedPolicy {
  readonly table: string;
  readonly policy: string;
  /** The role to which it grants rows. */
  readonly role: string;
}

/** Every policy that the schema defines. */
const expectedPolicies = (roles: Roles): ExpectedPolicy[] =>
  Object.values<unknown>(schema)
    .filter((value): value is PgTable => is(value, PgTable))
    .map(getTableConfig)
    .flatMap(({ name, policies }) =>
      policies.map((policy) => ({
        table: name,
        policy: policy.name,
        role: policy.to === tenantRole ? roles.app : roles.system,
      })),
    );

/**
 * Throws StartupError unless the row-level security policies of the migrations exist for this database's roles. A
 * restore without the roles keeps all rows but loses the policies, with only a warning.
 */
export async function checkPolicies(client: pg.Client, roles: Roles): Promise<void> {
  const policies = expectedPolicies(roles);
  const current = await readPolicies(client);
  const missing = policies.filter(
    ({ table, policy, role }) =>
      !current.some(
        (item) => item.table === table && item.name === policy && item.roles.includes(role),
      ),
  );
  const [first] = missing;
  if (!first) return;
  throw new StartupError(
    `The database lacks ${missing.length} of its ${policies.length} row-security policies (${first.table}.${first.policy}), as after a restore without the roles that the dump names: make the roles that pg_restore missed, then restore the dump again into an empty database, as docs/operations.md says under "Backup and restore".`,
  );
}
