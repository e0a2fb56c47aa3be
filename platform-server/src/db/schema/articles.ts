import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ArticleContent } from '../../domain/content/article-content';
import { branch, member } from './people';
import { category, resource } from './resources';
import { createdAt, id, moment, rowBranchPolicies, tenantPolicies, version } from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** The columns that each version of an article has. */
const versionColumns = () => ({
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
    ...rowBranchPolicies(),
  ],
);

const ofVersion = () => ({
  tenantId: tenantId(),
  articleId: uuid().notNull(),
  number: integer().notNull(),
});

/** An article as published. */
export const articleRevision = pgTable(
  'article_revision',
  { ...ofVersion(), ...versionColumns(), createdBy: uuid(), createdAt: createdAt() },
  (t) => [
    primaryKey({ columns: [t.articleId, t.number] }),
    foreignKey({
      columns: [t.tenantId, t.articleId],
      foreignColumns: [article.tenantId, article.id],
    }).onDelete('cascade'),
    ...tenantPolicies(),
  ],
);

/** Resources that an article shows, as a draft (number 0) or in a revision; these cannot be deleted. */
export const articleResource = pgTable(
  'article_resource',
  { ...ofVersion(), resourceId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.articleId, t.number, t.resourceId] }),
    foreignKey({
      columns: [t.tenantId, t.articleId],
      foreignColumns: [article.tenantId, article.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.resourceId],
      foreignColumns: [resource.tenantId, resource.id],
    }),
    index('article_resource_resource_idx').on(t.resourceId),
    ...tenantPolicies(),
  ],
);

/** Notices to an article's author; their text is made when they are read. */
export const articleNotice = pgTable(
  'article_notice',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    articleId: uuid().notNull(),
    memberId: uuid().notNull(),
    kind: text({ enum: ['returned', 'published'] }).notNull(),
    /** Copied, since the reader's present organisation may not be allowed to read the article itself. */
    articleKind: text({ enum: ['article', 'dissertation'] }).notNull(),
    title: text().notNull(),
    reason: text(),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (t) => [
    foreignKey({
      columns: [t.tenantId, t.articleId],
      foreignColumns: [article.tenantId, article.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    index('article_notice_member_idx').on(t.memberId, t.createdAt),
    index('article_notice_article_idx').on(t.articleId),
    ...tenantPolicies(),
  ],
);
