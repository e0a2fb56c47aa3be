import type { Version } from '@edu/shared-utility/contract';
import { errorCodes } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import { isUniqueViolation, type TenantTx, type Tx } from '../../db/database';
import { article } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller, isAllowed } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { hasCategory } from '../categories/has-category';
import type { CoverOf } from '../courses/covers';
import { recordUses } from '../resources/note-uses';
import { checkTextFiles, withVideos } from '../resources/text-files';
import { usableResources } from '../resources/usable-resources';
import { nextVersion, requireMembers } from '../versions';
import {
  type ArticleContent,
  documentIdsOf,
  noContent,
  resourceIdsOf,
  searchText,
  wholeContent,
} from './article-content';
import type { ArticleSaveInput } from './article-fields';
import { type ArticleRow, mayMove, requireMove } from './moves';
import { lockArticle } from './read-article';
import { requireFreeSlug, slugOfTitle } from './slug';

export interface ArticleSaved {
  readonly id: string;
  readonly version: Version;
}

type ArticleInput = Omit<ArticleSaveInput, 'id' | 'version' | 'kind'>;

/** Fields stored in columns, and those stored in the JSON content. */
const columns = [
  ...(['title', 'slug', 'summary', 'authors', 'categoryId'] as const),
  ...(['coverId', 'onEntrance', 'year'] as const),
] as const;
const texts = [
  ...(['keywords', 'supervisor', 'institution', 'document', 'attachmentId'] as const),
] as const satisfies readonly (keyof ArticleContent)[];
/** These take effect at once; all others when the next version is published. */
const immediateFields = new Set<string>(['slug', 'categoryId']);

function pick<T extends object>(from: T, names: readonly (keyof T)[]): Partial<T> {
  const part: Partial<T> = {};
  for (const name of names) if (from[name] !== undefined) part[name] = from[name];
  return part;
}

/** The row in the form of its input, for the audit comparison. */
const before = ({ content, ...row }: ArticleRow): ArticleInput => ({
  ...pick(row as ArticleInput, columns),
  ...pick(content as unknown as ArticleInput, texts),
});

/** Refuses references that do not exist for the caller; those already in the article stay. */
async function checkNamed(
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

/** Turns the unique violation of two concurrent saves with one slug into the ordinary field error. */
async function mapTakenSlug<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error, 'article_slug_key')) throw error;
    throw new FieldError('slug', 'article.slugRace', errorCodes.conflict);
  }
}

async function addArticle(
  tx: TenantTx,
  caller: Caller,
  kind: ArticleRow['kind'],
  sent: ArticleInput,
): Promise<ArticleSaved> {
  requireMembers(sent, { title: 'field.title' });
  await checkNamed(tx, caller, sent, null);
  const { tenantId, accountId, homeBranchId: branchId } = caller;
  if (sent.slug) await requireFreeSlug(tx, { tenantId, kind }, sent.slug);
  const slug = sent.slug || (await slugOfTitle(tx, { tenantId, kind }, sent.title));
  const content = wholeContent(pick(sent, texts) as Partial<ArticleContent>);
  const { title, summary = '', authors = [], coverId = null } = sent;
  const [inserted] = await mapTakenSlug(
    tx
      .insert(article)
      .values({
        ...(pick(sent, columns) as Partial<ArticleRow>),
        ...{ kind, title, slug, content, tenantId, branchId },
        words: searchText({ title, summary, authors, content }),
        organId: actorOf(caller).organId,
        createdBy: accountId,
      })
      .returning({ id: article.id, version: article.version }),
  );
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  const showing = { kind: 'article', id: inserted.id, tenantId, number: 0 } as const;
  await recordUses(tx, showing, resourceIdsOf({ coverId, content }));
  const detail = { title, kind, branchId };
  await audit(tx, { ...auditContext(caller, inserted.id), action: 'article.added', detail });
  return inserted;
}

/** Updates some columns and returns the new version. */
export async function writeArticle(
  tx: Tx,
  id: string,
  set: Partial<typeof article.$inferInsert>,
): Promise<ArticleSaved> {
  const [saved] = await mapTakenSlug(
    tx
      .update(article)
      .set({ ...set, updatedAt: new Date(), version: nextVersion(article.version) })
      .where(eq(article.id, id))
      .returning({ id: article.id, version: article.version }),
  );
  if (!saved) throw new BusinessError(errorCodes.notFound);
  return saved;
}

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
  addressOf: CoverOf,
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
