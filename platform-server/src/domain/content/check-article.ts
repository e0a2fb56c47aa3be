import type { TenantTx } from '../../db/database';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { hasCategory } from '../categories/has-category';
import { checkTextFiles, withVideos } from '../resources/text-files';
import { usableResources } from '../resources/usable-resources';
import type { ArticleInput } from './article-columns';
import { documentIdsOf } from './article-content';
import type { ArticleRow } from './moves';

/** Refuses references that do not exist for the caller; those already in the article stay. */
export async function checkNamed(
  tx: TenantTx,
  caller: Caller,
  sent: ArticleInput,
  current: ArticleRow | null,
): Promise<void> {
  const { categoryId, coverId, attachmentId, document } = sent;
  const isMoved = categoryId && categoryId !== current?.categoryId;
  if (isMoved && !(await hasCategory(tx, caller, categoryId, 'article'))) {
    throw new FieldError('categoryId', 'article.category');
  }
  const presentDocumentIds = current ? documentIdsOf(current.content) : [];
  const documentIds = documentIdsOf({ document: document ?? null });
  await checkTextFiles(tx, caller, 'document', documentIds, presentDocumentIds, withVideos);
  await requireResource(tx, caller, coverId, current?.coverId, 'image');
  await requireResource(tx, caller, attachmentId, current?.content.attachmentId, 'document');
}

async function requireResource(
  tx: TenantTx,
  caller: Caller,
  id: string | null | undefined,
  current: string | null | undefined,
  kind: 'image' | 'document',
): Promise<void> {
  if (!id || id === current) return;
  const usableResource = (await usableResources(tx, caller, [id])).get(id);
  if (usableResource?.kind === kind && usableResource.state !== 'refused') return;
  throw kind === 'image'
    ? new FieldError('coverId', 'article.cover')
    : new FieldError('attachmentId', 'article.attachment');
}
