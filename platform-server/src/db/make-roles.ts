import pg from 'pg';
import { StartupError } from '../startup-error';
import { identifier, type Roles } from './roles';

/** Error codes for a role that another process has created meanwhile. */
const EXISTS = ['42710', '23505'];

const FORBIDDEN = '42501';

/** The statements by which an administrator lets a user work as these roles. */
export function creationSql(roles: Roles, user: string): string {
  const names = Object.values(roles).map(identifier);
  const statements = names.map((name) => `CREATE ROLE ${name};`).join(' ');
  return `${statements} GRANT ${names.join(', ')} TO ${pg.escapeIdentifier(user)};`;
}

export async function currentUser(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('SELECT current_user AS name');
  return rows[0]?.name ?? '';
}

async function mayNotMakeRoles(client: pg.Client, roles: Roles): Promise<StartupError> {
  const names = Object.values(roles).map(identifier).join(', ');
  return new StartupError(
    `The user of DATABASE_URL can neither make the roles ${names} nor work as them: let an administrator run ${creationSql(roles, await currentUser(client))} in this cluster (only the GRANT where the roles are there).`,
  );
}

async function isMember(client: pg.Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_roles WHERE rolname = $1 AND pg_has_role(current_user, oid, 'MEMBER')`,
    [role],
  );
  return rowCount === 1;
}

async function ensureRole(client: pg.Client, role: string, roles: Roles): Promise<void> {
  const explainRefusal = async (error: pg.DatabaseError): Promise<void> => {
    if (EXISTS.includes(error.code ?? '')) return;
    if (error.code !== FORBIDDEN) throw error;
    // If an administrator has created and granted the roles, nothing is left to do.
    if (!(await isMember(client, role))) throw await mayNotMakeRoles(client, roles);
  };
  const name = identifier(role);
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${name} NOLOGIN`).catch(explainRefusal);
  await client.query(`GRANT ${name} TO CURRENT_USER`).catch(explainRefusal);
  await client.query(`GRANT USAGE ON SCHEMA public TO ${name}`);
}

/**
 * Creates missing roles and lets the user work as them: roles belong to the cluster, so that a restored database may
 * lack them. Throws StartupError if the user has no right to.
 */
export async function ensureRoles(client: pg.Client, roles: Roles): Promise<void> {
  for (const role of Object.values(roles)) await ensureRole(client, role, roles);
}
