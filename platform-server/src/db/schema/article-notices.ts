import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { article } from './articles';
import { member } from './people';
import { createdAt, id, moment, tenantPolicies } from './shared';
import { tenantId } from './tenant-id';

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
