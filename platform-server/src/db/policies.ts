import pg from 'pg';
import { counterpart, ROLE_PATTERN, type Roles } from './roles';

interface Policy {
  readonly table: string;
  readonly name: string;
  /** Empty for a policy that applies to every role. */
  readonly roles: readonly string[];
}

const POLICIES = `
  SELECT c.relname AS table, p.polname AS name,
    ARRAY(SELECT rolname::text FROM pg_roles r WHERE r.oid = ANY(p.polroles)) AS roles
  FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relrowsecurity`;

/** The policies in the database. */
export async function readPolicies(client: pg.Client): Promise<Policy[]> {
  const { rows } = await client.query<Policy>(POLICIES);
  return rows;
}

const isOurs = (name: string): boolean => new RegExp(ROLE_PATTERN).test(name);

/** Runs one statement per policy: in one transaction they would lock all tables until the last one is done. */
export async function grantPolicy(
  client: pg.Client,
  policy: Policy,
  names: readonly string[],
): Promise<void> {
  const quoted = pg.escapeIdentifier;
  await client.query(
    `ALTER POLICY ${quoted(policy.name)} ON ${quoted(policy.table)} TO ${names.map(quoted).join(', ')}`,
  );
}

/**
 * Adds this database's roles to policies that name other roles of this product: the common ones of an older version, or
 * those of the database from which a dump was made.
 */
export async function addRolesToPolicies(client: pg.Client, roles: Roles): Promise<void> {
  for (const policy of await readPolicies(client)) {
    const counterparts = policy.roles.filter(isOurs).map((name) => counterpart(name, roles));
    const missing = counterparts.filter((name) => !policy.roles.includes(name));
    if (missing.length > 0)
      await grantPolicy(client, policy, [...policy.roles, ...new Set(missing)]);
  }
}
