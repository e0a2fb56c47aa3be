import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ownTenantPolicies, tenantPolicies, version } from './shared';

/** A tenant (the contract calls it saas). */
export const tenant = pgTable(
  'tenant',
  {
    id: id(),
    name: text().notNull(),
    pageTitle: text().notNull(),
    logo: text().notNull().default(''),
    status: text({ enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    isDemo: boolean().notNull().default(false),
    contactName: text().notNull().default(''),
    contactPhone: text().notNull().default(''),
    /** When the tenant expires. */
    expiresAt: moment(),
    createdAt: createdAt(),
    version: version(),
  },
  () => ownTenantPolicies(),
);

/** The hosts whose pages belong to a tenant. */
export const tenantDomain = pgTable(
  'tenant_domain',
  {
    domain: text().primaryKey(),
    tenantId: uuid()
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    templateId: integer().notNull().default(4),
  },
  (t) => [index('tenant_domain_tenant_idx').on(t.tenantId), ...tenantPolicies()],
);

/** Entries of the tenant's frontend configuration, in the order of `sort`. */
export const tenantConfig = pgTable(
  'tenant_config',
  {
    tenantId: uuid()
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    value: text().notNull(),
    sort: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.key] }), ...tenantPolicies()],
);

/** Pictures that a tenant's administrators uploaded for its site. */
export const sitePicture = pgTable(
  'site_picture',
  {
    id: id(),
    tenantId: uuid()
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    type: text({ enum: ['png', 'jpeg', 'webp'] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Base64 of the picture. */
    content: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('site_picture_tenant_idx').on(t.tenantId, t.createdAt), ...tenantPolicies()],
);

/** An organisation inside a tenant. */
export const organ = pgTable(
  'organ',
  {
    id: id(),
    tenantId: uuid()
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    channel: text().notNull().default('1'),
    /** Nobody can work in a disabled organisation. */
    status: text({ enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    /** The tenant's head organisation, from which all others are managed. It always exists. */
    isHead: boolean().notNull().default(false),
    sort: integer().notNull().default(0),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('organ_tenant_id_key').on(t.tenantId, t.id),
    uniqueIndex('organ_head_key').on(t.tenantId).where(sql`is_head`),
    ...tenantPolicies(),
  ],
);
