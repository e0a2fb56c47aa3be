import { createHash } from 'node:crypto';
import pg from 'pg';

/** The names of the two roles that the server uses in one database. */
export interface Roles {
  /** Works inside one tenant. */
  readonly app: string;
  /** Works across tenants. */
  readonly system: string;
}

/**
 * The role names that older versions used in every database of a cluster. The generated SQL and the schema still have
 * them, as placeholders for the roles of each database.
 */
export const commonRoles: Roles = { app: 'edu_app', system: 'edu_system' };

/** An SQL pattern of all roles of this product, in any database. */
export const ROLE_PATTERN = '^edu_(app|system)(_|$)';

/** Bytes left of PostgreSQL's 63 after the longer prefix. */
const OWN_PART_LIMIT = 52;
const PLAIN_NAME = new RegExp(`^[a-z0-9_]{1,${OWN_PART_LIMIT}}$`);
const DIGEST_LENGTH = 20;

/**
 * The database-specific part of role names: the database's name if it fits, otherwise its readable part and a digest,
 * separated by a dot, which plain names cannot contain.
 */
function ownNamePart(database: string): string {
  if (PLAIN_NAME.test(database)) return database;
  const sanitizedName = database.toLowerCase().replace(/[^a-z0-9_]/g, '_');
  const digest = createHash('sha256').update(database).digest('hex');
  return `${sanitizedName.slice(0, OWN_PART_LIMIT - DIGEST_LENGTH - 1)}.${digest.slice(0, DIGEST_LENGTH)}`;
}

/** The roles of the database with that name. */
export function rolesOf(database: string): Roles {
  const part = ownNamePart(database);
  return { app: `${commonRoles.app}_${part}`, system: `${commonRoles.system}_${part}` };
}

/** The one of two roles that corresponds to `name`, a role of this product. */
export const counterpart = (name: string, roles: Roles): string =>
  name.startsWith(commonRoles.app) ? roles.app : roles.system;

/** A role as an SQL identifier: without quotes where possible, since people may have to type it. */
export const identifier = (role: string): string =>
  /^edu_[a-z0-9_]+$/.test(role) ? role : pg.escapeIdentifier(role);

/** Generated SQL with this database's roles in place of the placeholders. */
export const withRoles = (statement: string, roles: Roles): string =>
  statement.replace(/"?\bedu_(app|system)\b"?/g, (_, kind: keyof Roles) => identifier(roles[kind]));
