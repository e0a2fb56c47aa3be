import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { articleRevision } from '../../db/schema';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import type { FileAddressOf } from '../file-addresses';
import { recordUses } from '../resources/record-uses';
import { contentWithDefaults, resourceIdsOf } from './article-content';
import { type ArticleRow, requireMove } from './moves';
import { notifyAuthor } from './notify-author';
import { lockArticle, type VersionedId, type WrittenArticle } from './read-article';
import { writeArticle } from './write-article';

const writtenOf = ({
  title,
  authors,
  summary,
  coverId,
  onEntrance,
  year,
  content,
}: WrittenArticle) => ({
  ...{ title, authors, summary, coverId, onEntrance, year },
  content: contentWithDefaults(content),
});

/**
 * Adds the version that readers see from now on, unless its content is the same as before; former ones stay.
 *
 * @returns its number
 */
async function addRevision(tx: Tx, row: ArticleRow, createdBy: string | null): Promise<number> {
  const { tenantId, id: articleId } = row;
  const [last] = await tx
    .select()
    .from(articleRevision)
    .where(and(eq(articleRevision.articleId, articleId)))
    .orderBy(desc(articleRevision.number))
    .limit(1);
  const written = writtenOf(row);
  if (last && isDeepStrictEqual(writtenOf(last), written)) return last.number;
  const number = (last?.number ?? 0) + 1;
  await tx.insert(articleRevision).values({ ...written, tenantId, articleId, number, createdBy });
  const showing = { kind: 'article', id: articleId, tenantId, number } as const;
  await recordUses(tx, showing, resourceIdsOf(written));
  return number;
}

/** Shows the written text to readers and notifies the author. */
export async function showArticle(
  tx: Tx,
  row: ArticleRow,
  createdBy: string | null,
): Promise<number> {
  const number = await addRevision(tx, row, createdBy);
  await writeArticle(tx, row.id, {
    ...{ state: 'published', isShown: true, publishedNumber: number },
    // A corrected article keeps its position in the list.
    publishedAt: row.publishedAt ?? new Date(),
    ...{ publishAt: null, scheduledBy: null, reason: null },
  });
  await notifyAuthor(tx, row, 'published', { accountId: createdBy });
  return number;
}

export async function publishArticle(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
  addressOf: FileAddressOf,
): Promise<void> {
  const row = await lockArticle(tx, caller, target, addressOf);
  requireMove('publish', row);
  const number = await showArticle(tx, row, caller.accountId);
  const detail = { title: row.title, number };
  await audit(tx, { ...auditContext(caller, row.id), action: 'article.published', detail });
}
