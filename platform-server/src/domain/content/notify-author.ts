import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { ArticleRow } from './moves';

/**
 * Adds a notice to the inbox of the article's author, unless the author is the caller. Part of the caller's
 * transaction.
 */
export async function notifyAuthor(
  tx: Tx,
  { id, tenantId, organId, kind: articleKind, title, createdBy }: ArticleRow,
  kind: 'returned' | 'published',
  cause: { readonly accountId: string | null; readonly reason?: string },
): Promise<void> {
  if (createdBy === null || createdBy === cause.accountId) return;
  await tx.execute(sql`
    INSERT INTO article_notice
      (tenant_id, organ_id, article_id, article_kind, member_id, kind, title, reason)
    SELECT tenant_id, ${organId}::uuid, ${id}::uuid, ${articleKind}, id, ${kind}, ${title}, ${cause.reason ?? null}
    FROM member WHERE tenant_id = ${tenantId}::uuid AND account_id = ${createdBy}::uuid`);
}
