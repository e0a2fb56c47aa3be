import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, systemOnlyPolicies } from './shared';

type Names = Readonly<Record<'zh-CN' | 'en-US' | 'fr-FR', string>>;

/** A page of a module, as listed in its manifest. */
export interface MenuContentPage {
  /** Path below the module's segment; '' for its first page. */
  readonly url: string;
  readonly names: Names;
  /** Url of the page above it; null for a page in the menu. */
  readonly parent: string | null;
  readonly permission: string | null;
}

/** The menu entries of a module. */
export interface MenuContent {
  readonly title: Names;
  readonly icon: string | null;
  readonly layout: 'padded' | 'full';
  readonly pages: readonly MenuContentPage[];
  /** True if its pages are in a directory, as they are once it has more than one. */
  readonly isGrouped: boolean;
}

/** The menu entries of a foreign module for all tenants, including those created later. */
export const moduleMenu = pgTable(
  'module_menu',
  {
    module: text().primaryKey(),
    /** Null after it was removed. */
    content: jsonb().$type<MenuContent>(),
    who: text().notNull(),
    accountId: uuid(),
    version: integer().notNull().default(0),
    putAt: moment().notNull().defaultNow(),
  },
  () => systemOnlyPolicies(),
);
