import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { ArticleRow } from './moves';

/**
 * Puts it into the inbox of the person who made the article, unless it was they who did it. Part of that transaction.
 */
export async function notifyAuthor(
  tx: Tx,
  { id, tenantId, organId, kind: articleKind, title, createdBy }: ArticleRow,
  kind: 'returned' | 'published',
  by: { readonly accountId: string | null; readonly reason?: string },
): Promise<void> {
  if (createdBy === null || createdBy === by.accountId) return;
  await tx.execute(sql`
    INSERT INTO article_notice
      (tenant_id, organ_id, article_id, article_kind, member_id, kind, title, reason)
    SELECT tenant_id, ${organId}::uuid, ${id}::uuid, ${articleKind}, id, ${kind}, ${title}, ${by.reason ?? null}
    FROM member WHERE tenant_id = ${tenantId}::uuid AND account_id = ${createdBy}::uuid`);
}
