import { createHash } from 'node:crypto';
import pg from 'pg';

/** The two roles that the server works as in one database, by their bare names. */
export interface Roles {
  /** Works inside one tenant. */
  readonly app: string;
  /** Works across tenants. */
  readonly system: string;
}

/**
 * The names that versions before this one used in every database of a cluster. The generated SQL and the
 * schema still have them, as stand-ins for those of the database at hand.
 */
export const commonRoles: Roles = { app: 'edu_app', system: 'edu_system' };

/** For SQL: what may be a role of this product, in whatever database. */
export const ROLE_PATTERN = '^edu_(app|system)(_|$)';

/** What is left of PostgreSQL's 63 bytes behind the longer prefix. */
const ROOM = 52;
const PLAIN = new RegExp(`^[a-z0-9_]{1,${ROOM}}$`);
const DIGEST = 20;

/**
 * A database's part of its roles' names, another one for each database: its name where that fits, else
 * what is readable of it and a digest, behind a point that no plain name has.
 */
function ownPart(database: string): string {
  if (PLAIN.test(database)) return database;
  const readable = database.toLowerCase().replace(/[^a-z0-9_]/g, '_');
  const digest = createHash('sha256').update(database).digest('hex');
  return `${readable.slice(0, ROOM - DIGEST - 1)}.${digest.slice(0, DIGEST)}`;
}

/** The roles of the database of that name. */
export function rolesOf(database: string): Roles {
  const part = ownPart(database);
  return { app: `${commonRoles.app}_${part}`, system: `${commonRoles.system}_${part}` };
}

/** Of two roles the one that is where `name`, a role of this product, stood. */
export const counterpart = (name: string, roles: Roles): string =>
  name.startsWith(commonRoles.app) ? roles.app : roles.system;

/** A role of this product as an identifier of SQL: bare where that is allowed, as people may have to type it. */
export const identifier = (role: string): string =>
  /^edu_[a-z0-9_]+$/.test(role) ? role : pg.escapeIdentifier(role);

/** Generated SQL with the roles of the database at hand in place of the stand-ins. */
export const withRoles = (statement: string, roles: Roles): string =>
  statement.replace(/"?\bedu_(app|system)\b"?/g, (_, kind: keyof Roles) => identifier(roles[kind]));
