import type pg from 'pg';
import { advisoryLocks } from './advisory-locks';
import { grantPolicy, readPolicies } from './policies';
import { commonRoles, identifier, ROLE_PATTERN, type Roles } from './roles';

const CURRENT_DATABASE = '(SELECT oid FROM pg_database WHERE datname = current_database())';

const FORMER_ROLES = `
  SELECT DISTINCT r.rolname AS name FROM pg_shdepend s JOIN pg_roles r ON r.oid = s.refobjid
  WHERE s.refclassid = 'pg_authid'::regclass AND s.dbid = ${CURRENT_DATABASE}
    AND r.rolname ~ $1 AND r.rolname <> ALL ($2) ORDER BY 1`;

/** Sessions of users who may work as the former roles, without the lock that this version takes. */
const USERS = `
  SELECT FROM pg_stat_activity a JOIN pg_roles u ON u.oid = a.usesysid
  WHERE a.datname = current_database() AND a.pid <> pg_backend_pid()
    AND (u.rolname = session_user OR NOT u.rolsuper AND EXISTS
      (SELECT FROM pg_roles r WHERE r.rolname = ANY ($1) AND pg_has_role(u.oid, r.oid, 'MEMBER')))
    AND NOT EXISTS (SELECT FROM pg_locks l WHERE l.pid = a.pid AND l.locktype = 'advisory'
      AND l.classid = 0 AND l.objid = ${advisoryLocks.ownRoles} AND l.objsubid = 1 AND l.granted)
  LIMIT 1`;

/** Everything granted to those roles in this database, as REVOKE statements. */
const GRANTED = `
  SELECT DISTINCT CASE s.classid
      WHEN 'pg_class'::regclass THEN 'TABLE ' || s.objid::regclass
      WHEN 'pg_namespace'::regclass THEN 'SCHEMA ' || s.objid::regnamespace
      ELSE 'ROUTINE ' || s.objid::regprocedure END AS object
  FROM pg_shdepend s JOIN pg_roles r ON r.oid = s.refobjid
  WHERE s.refclassid = 'pg_authid'::regclass AND s.dbid = ${CURRENT_DATABASE} AND s.deptype = 'a'
    AND s.classid IN ('pg_class'::regclass, 'pg_namespace'::regclass, 'pg_proc'::regclass)
    AND r.rolname = ANY ($1)`;

/** Milliseconds to wait for a table lock, since all other statements queue behind it. */
const LOCK_TIMEOUT = 2000;
const TABLE_IN_USE = '55P03';

/** Grants are revoked first: that needs no table lock, and without grants the policies allow nothing. */
async function revokeRights(client: pg.Client, former: readonly string[]): Promise<void> {
  const names = former.map(identifier).join(', ');
  const { rows } = await client.query<{ object: string }>(GRANTED, [former]);
  for (const { object } of rows) await client.query(`REVOKE ALL ON ${object} FROM ${names}`);
  for (const policy of await readPolicies(client)) {
    const remainingRoles = policy.roles.filter((name) => !former.includes(name));
    if (remainingRoles.length < policy.roles.length)
      await grantPolicy(client, policy, remainingRoles);
  }
  for (const name of Object.values(commonRoles).filter((commonRole) =>
    former.includes(commonRole),
  )) {
    // DROP fails while another database uses the role or if the user may not; the role has no right here either way.
    await client.query(`DROP ROLE IF EXISTS ${name}`).catch(() => {});
  }
}

/**
 * Revokes all rights in this database from other roles of this product, once no process of an older version works as
 * them. The common roles are dropped from the cluster when no database needs them any more.
 *
 * @returns the roles that keep a right, because a user who may work as them is connected or a table is locked
 */
export async function retireFormerRoles(client: pg.Client, roles: Roles): Promise<string[]> {
  const ownRoles = Object.values(roles);
  const { rows } = await client.query<{ name: string }>(FORMER_ROLES, [ROLE_PATTERN, ownRoles]);
  const former = rows.map(({ name }) => name);
  if (former.length === 0) return [];
  const { rowCount } = await client.query(USERS, [former]);
  if (rowCount) return former;
  await client.query(`SET lock_timeout = ${LOCK_TIMEOUT}`);
  try {
    await revokeRights(client, former);
    return [];
  } catch (error) {
    if ((error as pg.DatabaseError).code === TABLE_IN_USE) return former;
    throw error;
  } finally {
    await client.query('RESET lock_timeout');
  }
}
