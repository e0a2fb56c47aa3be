import { articleAfter, errorCodes } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { articleRevision } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import type { FileAddressOf } from '../file-addresses';
import { recordUses } from '../resources/record-uses';
import { contentWithDefaults, resourceIdsOf, searchText } from './article-content';
import { type ArticleRow, mayMove, requireMove } from './moves';
import { lockArticle, type VersionedId } from './read-article';
import { type ArticleSaved, writeArticle } from './write-article';

export async function revisionRow(tx: TenantTx, articleId: string, number: number) {
  const [row] = await tx
    .select()
    .from(articleRevision)
    .where(and(eq(articleRevision.articleId, articleId), eq(articleRevision.number, number)));
  if (!row) throw new BusinessError(errorCodes.notFound);
  return { ...row, content: contentWithDefaults(row.content) };
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
  addressOf: FileAddressOf,
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
  addressOf: FileAddressOf,
): Promise<void> {
  const row = await lockArticle(tx, caller, target, addressOf);
  requireMove('discard', row);
  const state = articleAfter('discard', row.state);
  const number = row.publishedNumber ?? 1;
  const { detail } = await writeRevision(tx, row, number, { state, reason: null });
  await audit(tx, { ...auditContext(caller, row.id), action: 'article.discarded', detail });
}
