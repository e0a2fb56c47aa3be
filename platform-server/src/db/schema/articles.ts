import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ArticleContent } from '../../domain/content/article-content';
import { branch } from './branches';
import { category } from './resource-categories';
import {
  branchPoliciesWithoutPerson,
  createdAt,
  id,
  moment,
  tenantPolicies,
  version,
} from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** The columns that each version of an article has. */
export const versionColumns = () => ({
  title: text().notNull(),
  authors: text().array().notNull().default([]),
  summary: text().notNull().default(''),
  /** A picture of the resource library. */
  coverId: uuid(),
  /** True to show it without log-in once it is published. */
  onEntrance: boolean().notNull().default(false),
  /** Only for a dissertation. */
  year: integer(),
  /** All other content (`domain/content/article-content.ts`). */
  content: jsonb().$type<ArticleContent>().notNull(),
});

/** An article or a dissertation. This row is the draft; readers see its published revision. */
export const article = pgTable(
  'article',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    /** Null for the whole organisation. */
    branchId: uuid(),
    kind: text({ enum: ['article', 'dissertation'] }).notNull(),
    state: text({
      enum: ['draft', 'review', 'returned', 'scheduled', 'published', 'unpublished'],
    })
      .notNull()
      .default('draft'),
    /** True while readers see the revision `publishedNumber`, whatever the state of the next one. */
    isShown: boolean().notNull().default(false),
    slug: text().notNull(),
    categoryId: uuid(),
    ...versionColumns(),
    /** The text of title and content, for the search. */
    words: text().notNull(),
    /** The reason of its return. */
    reason: text(),
    publishAt: moment(),
    /** The account that scheduled the publication. */
    scheduledBy: uuid(),
    publishedAt: moment(),
    publishedNumber: integer(),
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    unique('article_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({ columns: [t.tenantId, t.branchId], foreignColumns: [branch.tenantId, branch.id] }),
    foreignKey({
      columns: [t.tenantId, t.categoryId],
      foreignColumns: [category.tenantId, category.id],
    }),
    uniqueIndex('article_slug_key').on(t.tenantId, t.kind, t.slug),
    // The list's order, with the columns of its conditions and of row-level security, so that late pages and the total
    // need no table rows.
    index('article_updated_idx').on(
      ...([t.tenantId, t.organId, t.kind, t.updatedAt, t.id] as const),
      ...([t.branchId, t.state, t.categoryId] as const),
    ),
    index('article_shown_idx').on(t.tenantId, t.publishedAt, t.id).where(sql`${t.isShown}`),
    // Scheduled articles are searched across all tenants.
    index('article_due_idx').on(t.publishAt).where(sql`${t.state} = 'scheduled'`),
    index('article_branch_idx').on(t.branchId),
    index('article_category_idx').on(t.categoryId),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);
