import { type Article, errorCodes, type Version } from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { article } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { FileAddressOf } from '../file-addresses';
import { textFiles } from '../resources/text-files';
import { type ResourcesById, resourcesByIdOf } from '../resources/usable-resources';
import { requireVersion } from '../versions';
import {
  type ArticleContent,
  contentWithDefaults,
  documentIdsOf,
  resourceIdsOf,
} from './article-content';
import { type SummaryRow, summaryColumns, summaryJoins } from './find-articles';
import type { ArticleRow } from './moves';
import { pictureAmong } from './picture-among';

/** An article of the caller's organisation and branches, as stored. */
export async function articleRow(
  tx: Tx,
  caller: Caller,
  id: string,
  { forUpdate = false } = {},
): Promise<ArticleRow> {
  const condition = and(eq(article.id, id), eq(article.organId, actorOf(caller).organId));
  const query = tx.select().from(article).where(condition);
  const [row] = await (forUpdate ? query.for('update') : query);
  if (!row) throw new BusinessError(errorCodes.notFound);
  return { ...row, content: contentWithDefaults(row.content) };
}

/** The content of one version of an article. */
export type WrittenArticle = Pick<
  ArticleRow,
  'title' | 'authors' | 'summary' | 'coverId' | 'onEntrance' | 'year' | 'content'
>;

/** Its document and files for a reader, with addresses that expire. */
export function readableContent(
  { coverId, content }: { readonly coverId: string | null; readonly content: ArticleContent },
  resources: ResourcesById,
  addressOf: FileAddressOf,
) {
  const { attachmentId, ...texts } = content;
  const file = attachmentId === null ? undefined : resources.usable.get(attachmentId);
  return {
    ...texts,
    keywords: [...texts.keywords],
    documentFiles: textFiles(documentIdsOf(content), resources, addressOf),
    cover: pictureAmong(resources.usable, coverId, addressOf, 'picture'),
    attachment:
      attachmentId === null
        ? null
        : {
            resourceId: attachmentId,
            title: resources.titles.get(attachmentId) ?? '',
            url: file?.state === 'ready' ? addressOf(file.fileId, 'file') : null,
          },
  };
}

export const resourcesOf = (
  tx: TenantTx,
  scope: Pick<ArticleRow, 'tenantId' | 'organId'>,
  written: Pick<WrittenArticle, 'coverId' | 'content'>,
): Promise<ResourcesById> => asSystem(tx, (t) => resourcesByIdOf(t, scope, resourceIdsOf(written)));

/** An article with the content of one of its versions; by default of the draft. */
export async function readArticle(
  tx: TenantTx,
  row: ArticleRow,
  addressOf: FileAddressOf,
  written: WrittenArticle = row,
): Promise<Article> {
  const { rows } = await tx.execute<SummaryRow>(sql`
    SELECT ${summaryColumns} FROM article a ${summaryJoins} WHERE a.id = ${row.id}::uuid`);
  const [joinedRow] = rows;
  if (!joinedRow) throw new BusinessError(errorCodes.notFound);
  const { title, authors, summary, coverId, onEntrance, year, content } = written;
  const resources = await resourcesOf(tx, row, written);
  return {
    ...joinedRow,
    ...{ title, authors, summary, coverId, onEntrance, year },
    ...readableContent({ coverId, content: contentWithDefaults(content) }, resources, addressOf),
  };
}

export interface VersionedId {
  readonly id: string;
  readonly version?: Version | undefined;
}

/** Selects the row FOR UPDATE; throws a conflict when the version is not the present one. */
export async function lockArticle(
  tx: TenantTx,
  caller: Caller,
  { id, version }: VersionedId,
  addressOf: FileAddressOf,
): Promise<ArticleRow> {
  const row = await articleRow(tx, caller, id, { forUpdate: true });
  if (version !== undefined && version !== row.version) {
    requireVersion(version, await readArticle(tx, row, addressOf));
  }
  return row;
}
