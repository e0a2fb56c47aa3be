import pg from 'pg';
import { StartupError } from '../startup-error';
import { creationSql, currentUser } from './make-roles';
import { identifier, ROLE_PATTERN, type Roles } from './roles';

/** The first PostgreSQL version in which CREATEROLE gives rights only over roles that the user created. */
const SAFE_VERSION = 160_000;

/**
 * Users who are neither superusers nor able to act as the current one, with three flags: works with another
 * installation of this cluster or owns its database (`neighbour`), may work as the given roles (`member`), may create
 * roles (`makes`).
 */
const OTHER_USERS = `
  WITH elsewhere AS (
    SELECT DISTINCT r.oid AS role, d.datdba AS owner, d.datname AS database
    FROM pg_shdepend s JOIN pg_roles r ON r.oid = s.refobjid JOIN pg_database d ON d.oid = s.dbid
    WHERE s.refclassid = 'pg_authid'::regclass AND d.datname <> current_database()
      AND r.rolname ~ $2
  )
  SELECT u.rolname AS name, u.rolcreaterole AS makes,
    (SELECT min(e.database) FROM elsewhere e
      WHERE e.owner = u.oid OR pg_has_role(u.oid, e.role, 'MEMBER')) AS neighbour,
    EXISTS (SELECT FROM elsewhere e WHERE e.owner = u.oid) AS owns,
    EXISTS (SELECT FROM pg_roles o
      WHERE o.rolname = ANY ($1) AND pg_has_role(u.oid, o.oid, 'MEMBER')) AS member
  FROM pg_roles u
  WHERE u.rolcanlogin AND NOT u.rolsuper AND NOT pg_has_role(u.oid, current_user, 'MEMBER')
  ORDER BY 1`;

interface OtherUser {
  readonly name: string;
  readonly makes: boolean;
  readonly neighbour: string | null;
  readonly owns: boolean;
  readonly member: boolean;
}

const OWN_ROLE = `
  SELECT rolcreaterole AND NOT rolsuper AS makes,
    current_setting('server_version_num')::int AS version,
    EXISTS (SELECT FROM pg_shdepend s JOIN pg_roles r ON r.oid = s.refobjid
      WHERE s.refclassid = 'pg_authid'::regclass AND r.rolname = ANY ($1) AND s.dbid =
        (SELECT oid FROM pg_database WHERE datname = current_database())) AS used
  FROM pg_roles WHERE rolname = current_user`;

/**
 * Throws StartupError before the roles get their first right in this database, if a user of another installation in the
 * cluster, or an unrelated one, may work as them, or this user as theirs: roles belong to the whole cluster. Grants
 * that an administrator makes later are not checked.
 */
export async function checkSharedRoles(client: pg.Client, roles: Roles): Promise<void> {
  const names = Object.values(roles);
  const { rows: ownRoles } = await client.query<{ makes: boolean; version: number; used: boolean }>(
    OWN_ROLE,
    [names],
  );
  if (!ownRoles[0] || ownRoles[0].used) return;
  const { rows: others } = await client.query<OtherUser>(OTHER_USERS, [names, ROLE_PATTERN]);
  const user = await currentUser(client);
  // A user who creates roles and owns no installation is an administrator, whom PostgreSQL 16 makes a member of the
  // roles that they created.
  const unexpectedMember = others.find((other) => other.member && (!other.makes || other.owns));
  if (unexpectedMember) {
    const list = names.map(identifier).join(', ');
    throw new StartupError(
      `The user ${pg.escapeIdentifier(unexpectedMember.name)} may work as the roles ${list} of this database, which they have nothing to do with: let an administrator run REVOKE ${list} FROM ${pg.escapeIdentifier(unexpectedMember.name)};`,
    );
  }
  if (ownRoles[0].version >= SAFE_VERSION) return;
  const neighbours = others.filter((other) => other.neighbour !== null);
  const [firstNeighbour] = neighbours;
  const makers = neighbours.filter((neighbour) => neighbour.makes).map(({ name }) => name);
  if (ownRoles[0].makes) makers.push(user);
  if (!firstNeighbour?.neighbour || makers.length === 0) return;
  const alterStatements = makers
    .map((name) => `ALTER ROLE ${pg.escapeIdentifier(name)} NOCREATEROLE;`)
    .join(' ');
  throw new StartupError(
    `Before PostgreSQL 16 a user with CREATEROLE can take every role of the cluster, and the database ${pg.escapeIdentifier(firstNeighbour.neighbour)} beside this one belongs to another user: let an administrator run ${alterStatements}${ownRoles[0].makes ? ` ${creationSql(roles, user)}` : ''}`,
  );
}
