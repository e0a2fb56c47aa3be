import {
  type Article,
  type ArticleRevision,
  articleAfter,
  errorCodes,
} from '@edu/shared-utility/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { articleRevision, member } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import type { CoverOf } from '../courses/covers';
import { recordUses } from '../resources/note-uses';
import { resourceIdsOf, searchText, wholeContent } from './article-content';
import { type ArticleRow, mayMove, requireMove } from './moves';
import { articleRow, lockArticle, readArticle, type VersionedId } from './read-article';
import { type ArticleSaved, writeArticle } from './save-article';

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

async function revisionRow(tx: TenantTx, articleId: string, number: number) {
  const [row] = await tx
    .select()
    .from(articleRevision)
    .where(and(eq(articleRevision.articleId, articleId), eq(articleRevision.number, number)));
  if (!row) throw new BusinessError(errorCodes.notFound);
  return { ...row, content: wholeContent(row.content) };
}

/** An article as it was published under a number. */
export async function readRevision(
  tx: TenantTx,
  caller: Caller,
  { id, number }: { readonly id: string; readonly number: number },
  addressOf: CoverOf,
): Promise<Article> {
  const row = await articleRow(tx, caller, id);
  const revision = await revisionRow(tx, id, number);
  const article = await readArticle(tx, row, addressOf, revision);
  return { ...article, publishedAt: revision.createdAt.toISOString(), publishedNumber: number };
}

/** Copies a version into the draft; readers see that version already, or get it when it is published. */
async function writeRevision(
  tx: TenantTx,
  row: ArticleRow,
  number: number,
  set: Pick<Partial<ArticleRow>, 'state' | 'reason'>,
) {
  const revision = await revisionRow(tx, row.id, number);
  const { title, authors, summary, coverId, onEntrance, year, content } = revision;
  await recordUses(
    tx,
    { kind: 'article', id: row.id, tenantId: row.tenantId, number: 0 },
    resourceIdsOf(revision),
  );
  const saved = await writeArticle(tx, row.id, {
    ...{ title, authors, summary, coverId, onEntrance, year, content },
    ...{ words: searchText(revision), ...set },
  });
  return { saved, detail: { title, number } };
}

/** Copies a former version into the draft; readers see it when it is published. */
export async function restoreRevision(
  tx: TenantTx,
  caller: Caller,
  { number, ...target }: VersionedId & { readonly number: number },
  addressOf: CoverOf,
): Promise<ArticleSaved> {
  const row = await lockArticle(tx, caller, target, addressOf);
  const isNext = mayMove('revise', row);
  requireMove(isNext ? 'revise' : 'edit', row);
  const state = isNext ? 'draft' : row.state;
  const { saved, detail } = await writeRevision(tx, row, number, { state });
  await audit(tx, { ...auditContext(caller, row.id), action: 'article.restored', detail });
  return saved;
}

/** Discards the unpublished changes: nothing changes for readers, so it needs no review. */
export async function discardChanges(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
  addressOf: CoverOf,
): Promise<void> {
  const row = await lockArticle(tx, caller, target, addressOf);
  requireMove('discard', row);
  const state = articleAfter('discard', row.state);
  const number = row.publishedNumber ?? 1;
  const { detail } = await writeRevision(tx, row, number, { state, reason: null });
  await audit(tx, { ...auditContext(caller, row.id), action: 'article.discarded', detail });
}
