import type { Article, ArticleRevision } from '@edu/shared-utility/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { articleRevision, member } from '../../db/schema';
import type { Caller } from '../../http/caller';
import type { FileAddressOf } from '../file-addresses';
import { articleRow, readArticle } from './read-article';
import { revisionRow } from './write-revision';

/** The published versions, newest first. */
export async function revisionsOf(
  tx: TenantTx,
  caller: Caller,
  id: string,
): Promise<ArticleRevision[]> {
  const { publishedNumber, isShown } = await articleRow(tx, caller, id);
  const { number, title, createdAt, createdBy } = articleRevision;
  const rows = await tx
    .select({ number, title, publishedAt: createdAt, byName: member.name })
    .from(articleRevision)
    .leftJoin(member, and(eq(member.accountId, createdBy), eq(member.tenantId, caller.tenantId)))
    .where(eq(articleRevision.articleId, id))
    .orderBy(desc(number));
  return rows.map((row) => ({
    ...row,
    publishedAt: row.publishedAt.toISOString(),
    isShown: isShown && row.number === publishedNumber,
  }));
}

/** An article as it was published under a number. */
export async function readRevision(
  tx: TenantTx,
  caller: Caller,
  { id, number }: { readonly id: string; readonly number: number },
  addressOf: FileAddressOf,
): Promise<Article> {
  const row = await articleRow(tx, caller, id);
  const revision = await revisionRow(tx, id, number);
  const article = await readArticle(tx, row, addressOf, revision);
  return { ...article, publishedAt: revision.createdAt.toISOString(), publishedNumber: number };
}
