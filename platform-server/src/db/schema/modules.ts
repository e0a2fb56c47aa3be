import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, systemOnlyPolicies, systemRole } from './shared';

type Names = Readonly<Record<'zh-CN' | 'en-US' | 'fr-FR', string>>;

/** A page of a module, as its manifest named it. */
export interface MenuContentPage {
  /** Below the module's segment; '' for its first page. */
  readonly url: string;
  readonly names: Names;
  /** Url of the page above it; null for one that is in the menu. */
  readonly parent: string | null;
  readonly permission: string | null;
}

/** What a module has in the menu. */
export interface MenuContent {
  readonly title: Names;
  readonly icon: string | null;
  readonly layout: 'padded' | 'full';
  readonly pages: readonly MenuContentPage[];
  /** Whether its pages are in a directory, as soon as there was more than one. */
  readonly isGrouped: boolean;
}

/** Every change of the import map and of its rollouts: who, when, why, and how it was. */
export const mapChange = pgTable(
  'map_change',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text({ enum: ['map', 'rollout'] }).notNull(),
    /** `set`, `add`, `remove`, `rollback`, `file` (edited by hand), `start`, `rollout`, `halt`, … */
    action: text().notNull(),
    /** Lines that differ: name, from, to. */
    changes: jsonb()
      .$type<readonly { name: string; from: string | null; to: string | null }[]>()
      .notNull()
      .default([]),
    /** ETag of the content that the change was made from. */
    fromEtag: text(),
    /** The whole map after the change; null for rollouts. */
    content: text(),
    /** What a rollout was asked to become; the column keeps the name by which a former process writes it. */
    request: jsonb('wish').$type<Record<string, unknown>>(),
    who: text().notNull(),
    accountId: uuid(),
    why: text().notNull().default(''),
    /** Done although the preflight objected. */
    forced: boolean().notNull().default(false),
    status: text({ enum: ['applied', 'waiting', 'rejected'] }).notNull(),
    /** Counts the contents that came into force, one after the other; the highest is in force. */
    revision: integer().unique('map_change_revision_key'),
    decidedBy: text(),
    decidedAt: moment(),
    /** What the second person said to it. */
    decidedWhy: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('map_change_status_idx').on(t.status, t.id),
    ...systemOnlyPolicies(),
    // what was in force, or was refused, is never written again
    pgPolicy('decided_once', {
      as: 'restrictive',
      to: systemRole,
      for: 'update',
      using: sql`status = 'waiting'`,
      withCheck: sql`true`,
    }),
  ],
);

/** A version that some people get before the others. */
export const moduleRollout = pgTable(
  'module_rollout',
  {
    /** Part of the buckets: stays the same while the percentage grows. */
    id: id(),
    module: text().notNull().unique('module_rollout_module_key'),
    address: text().notNull(),
    /** Digests by address, for a foreign version. */
    integrity: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    percent: integer().notNull(),
    /** Page hosts and user ids that get it whatever their bucket. */
    tenants: jsonb().$type<readonly string[]>().notNull().default([]),
    accounts: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Failure reports after which it halts by itself. */
    haltAfter: integer().notNull(),
    status: text({ enum: ['active', 'halted'] }).notNull(),
    haltedAt: moment(),
    /** Reports count from here on. */
    countFrom: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  () => systemOnlyPolicies(),
);

/** How often browsers loaded a version within an hour. Kept for 14 days. */
export const moduleLoad = pgTable(
  'module_load',
  {
    hour: moment().notNull(),
    module: text().notNull(),
    address: text().notNull(),
    loads: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hour, t.module, t.address] }), ...systemOnlyPolicies()],
);

/** What a foreign module has in the menus of all tenants; those that are made later get it too. */
export const moduleMenu = pgTable(
  'module_menu',
  {
    module: text().primaryKey(),
    /** Null once it was taken out. */
    content: jsonb().$type<MenuContent>(),
    who: text().notNull(),
    accountId: uuid(),
    version: integer().notNull().default(0),
    putAt: moment().notNull().defaultNow(),
  },
  () => systemOnlyPolicies(),
);
