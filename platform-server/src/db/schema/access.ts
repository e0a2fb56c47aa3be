import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OfferedEntry } from './offered-entries';
import { actor } from './people';
import { createdAt, id, tenantPolicies, version } from './shared';
import { tenantId } from './tenant-id';

export const role = pgTable(
  'role',
  {
    id: id(),
    tenantId: tenantId(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** Built-in roles may be granted, but not changed or deleted. */
    builtIn: boolean().notNull().default(false),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('role_tenant_id_key').on(t.tenantId, t.id),
    unique('role_name_key').on(t.tenantId, t.name),
    ...tenantPolicies(),
  ],
);

/** What can be granted: menu entries (directories and pages) and actions, as one tree per tenant. */
export const permission = pgTable(
  'permission',
  {
    id: id(),
    tenantId: tenantId(),
    parentId: uuid().references((): AnyPgColumn => permission.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['menu', 'action'] }).notNull(),
    /** The code that routes require, such as `student.write`; menu entries have `menu:…` codes. */
    code: text().notNull(),
    name: text().notNull(),
    /** Translations of the name by locale; the Chinese name is used if one is missing. */
    names: jsonb().$type<Partial<Record<string, string>>>().notNull().default({}),
    systemTagName: text().notNull().default(''),
    url: text().notNull().default(''),
    description: text().notNull().default(''),
    /** Menu entries: 2 is a page, other types are directories. */
    type: integer().notNull().default(1),
    sort: integer().notNull().default(0),
    /** Menu entries that a foreign module's manifest offered; null for all others. */
    offered: jsonb().$type<OfferedEntry>(),
    version: version(),
  },
  (t) => [
    unique('permission_tenant_id_key').on(t.tenantId, t.id),
    unique('permission_code_key').on(t.tenantId, t.code),
    index('permission_parent_idx').on(t.parentId),
    ...tenantPolicies(),
  ],
);

export const rolePermission = pgTable(
  'role_permission',
  // No foreign key to the tenant: role and permission have one, and each key costs a lookup per row.
  { tenantId: uuid().notNull(), roleId: uuid().notNull(), permissionId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.roleId, t.permissionId] }),
    foreignKey({
      columns: [t.tenantId, t.roleId],
      foreignColumns: [role.tenantId, role.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.permissionId],
      foreignColumns: [permission.tenantId, permission.id],
    }).onDelete('cascade'),
    ...tenantPolicies(),
  ],
);

/** Roles are granted to actors: one person may be administrator here and staff there. */
export const actorRole = pgTable(
  'actor_role',
  { tenantId: tenantId(), actorId: uuid().notNull(), roleId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.actorId, t.roleId] }),
    foreignKey({
      columns: [t.tenantId, t.actorId],
      foreignColumns: [actor.tenantId, actor.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.roleId],
      foreignColumns: [role.tenantId, role.id],
    }).onDelete('cascade'),
    ...tenantPolicies(),
  ],
);
