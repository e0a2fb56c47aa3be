import { foreignKey, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { article, versionColumns } from './articles';
import { resource } from './resources';
import { createdAt, tenantPolicies } from './shared';
import { tenantId } from './tenant-id';

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
