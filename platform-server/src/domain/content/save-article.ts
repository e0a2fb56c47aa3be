import { errorCodes } from '@edu/shared-utility/contract';
import type { TenantTx } from '../../db/database';
import { FieldError } from '../../http/business-error';
import { type Caller, isAllowed } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import type { FileAddressOf } from '../file-addresses';
import { recordUses } from '../resources/record-uses';
import { addArticle } from './add-article';
import {
  type ArticleInput,
  before,
  columns,
  immediateFields,
  pick,
  texts,
} from './article-columns';
import { type ArticleContent, noContent, resourceIdsOf, searchText } from './article-content';
import type { ArticleSaveInput } from './article-fields';
import { checkNamed } from './check-article';
import { type ArticleRow, mayMove, requireMove } from './moves';
import { lockArticle } from './read-article';
import { requireFreeSlug, slugOfTitle } from './slug';
import { type ArticleSaved, writeArticle } from './write-article';

/** Slug and category of a published article change at once and without review, so only publishers may change them. */
function requirePublisher(caller: Caller, changes: readonly { readonly field: string }[]): void {
  const match = changes.find(({ field }) => immediateFields.has(field));
  if (match && !isAllowed(caller, 'cms.publish')) {
    throw new FieldError(match.field, 'article.publisher', errorCodes.forbidden);
  }
}

/** Generates a slug from the title if it is empty; otherwise refuses one that is in use. */
async function withAddress(
  tx: TenantTx,
  row: ArticleRow,
  sent: ArticleInput,
): Promise<ArticleInput> {
  const { slug, title = row.title } = sent;
  if (slug === '') return { ...sent, slug: await slugOfTitle(tx, row, title) };
  if (slug !== undefined && slug !== row.slug) await requireFreeSlug(tx, row, slug);
  return sent;
}

/** Adds an article, or changes the sent fields of one; for a published one this begins its next version. */
export async function saveArticle(
  tx: TenantTx,
  caller: Caller,
  { id, version, kind = 'article', ...fields }: ArticleSaveInput,
  addressOf: FileAddressOf,
): Promise<ArticleSaved> {
  if (id === undefined) return addArticle(tx, caller, kind, fields);
  const row = await lockArticle(tx, caller, { id, version }, addressOf);
  const isNext = mayMove('revise', row);
  requireMove(isNext ? 'revise' : 'edit', row);
  await checkNamed(tx, caller, fields, row);
  const sent = await withAddress(tx, row, fields);
  const changes = changesOf<ArticleInput>(before(row), sent);
  if (changes.length === 0) return { id, version: row.version };
  if (row.isShown) requirePublisher(caller, changes);
  const content: ArticleContent = { ...noContent, ...row.content, ...pick(sent, texts) };
  const next = { ...row, ...(pick(sent, columns) as Partial<ArticleRow>), content };
  const isRevised = changes.some(({ field }) => !immediateFields.has(field));
  const saved = await writeArticle(tx, id, {
    ...(pick(sent, columns) as Partial<ArticleRow>),
    ...{ content, words: searchText(next) },
    ...(isNext && isRevised && { state: 'draft' }),
  });
  const showing = { kind: 'article', id, tenantId: row.tenantId, number: 0 } as const;
  await recordUses(tx, showing, resourceIdsOf(next));
  // Left out of the audit trail, because they may be long and the versions have them.
  const long = ['summary', 'document'];
  const auditedChanges = changes.map((change) =>
    long.includes(change.field) ? { field: change.field } : change,
  );
  await audit(tx, {
    ...auditContext(caller, id),
    action: 'article.changed',
    changes: auditedChanges,
  });
  return saved;
}
