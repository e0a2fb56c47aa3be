import {
  type ArticleKind,
  errorCodes,
  type Page,
  type PageQuery,
  type PublishedArticle,
  type ReadArticle,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import type { FileAddressOf } from '../file-addresses';
import { type ResourcesById, resourcesByIdOf } from '../resources/usable-resources';
import { containing, joinConditions } from '../search';
import { type ArticleContent, contentWithDefaults, resourceIdsOf } from './article-content';
import { pictureAmong } from './picture-among';
import { readableContent } from './read-article';

/** What a reader may see, and how file addresses are made for them. */
export interface ArticleReader {
  /** Condition for the published articles `a` that they may read. */
  readonly reach: SQL;
  readonly fileAddressOf: (articleId: string) => FileAddressOf;
}

interface Row extends Omit<PublishedArticle, 'cover'>, Record<string, unknown> {
  coverId: string | null;
  tenantId: string;
  organId: string;
}

const columns = sql`a.id, a.kind, r.title, a.slug, r.summary, r.authors, k.name AS "categoryName",
  r.cover_id AS "coverId", o.name AS "organName", r.year, ${iso('a.published_at')} AS "publishedAt",
  a.tenant_id AS "tenantId", a.organ_id AS "organId"`;

const source = sql`FROM article a
  JOIN article_revision r ON r.article_id = a.id AND r.number = a.published_number
  JOIN organ o ON o.id = a.organ_id AND o.status = 'active'
  LEFT JOIN category k ON k.id = a.category_id`;

interface ArticleQuery extends PageQuery {
  readonly kind?: ArticleKind | undefined;
  readonly keyword?: string | undefined;
}

/**
 * One page of them, last published first. As the system: row-level security of the authors' branches does not apply to
 * readers.
 */
export async function findPublished(
  tx: Tx,
  { reach, fileAddressOf }: ArticleReader,
  { pageNum, pageSize, kind, keyword }: ArticleQuery,
): Promise<Page<PublishedArticle>> {
  const where = joinConditions([
    reach,
    kind && sql`a.kind = ${kind}`,
    keyword?.trim() && containing(sql`(r.title || ' ' || r.summary)`, keyword),
  ]);
  const { rows } = await tx.execute<Row>(sql`SELECT ${columns} ${source} WHERE ${where}
    ORDER BY a.published_at DESC, a.id LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
  const cache = new Map<string, ResourcesById>();
  for (const organId of new Set(rows.map((row) => row.organId))) {
    const ownArticles = rows.filter((row) => row.organId === organId);
    const ids = ownArticles.flatMap(({ coverId }) => coverId ?? []);
    cache.set(
      organId,
      await resourcesByIdOf(tx, { tenantId: ownArticles[0]?.tenantId ?? '', organId }, ids),
    );
  }
  const list = rows.map((row) => {
    const { coverId, tenantId: _, organId, ...rest } = row;
    const usable = cache.get(organId)?.usable ?? new Map();
    const cover = pictureAmong(usable, coverId, fileAddressOf(row.id), 'thumbnail');
    return { ...rest, cover };
  });
  return { list, total: await countRows(tx, sql`${source} WHERE ${where}`), pageNum, pageSize };
}

/** One of them as published, by its id or slug. As the system. */
export async function readPublished(
  tx: Tx,
  { reach, fileAddressOf }: ArticleReader,
  name: string,
): Promise<ReadArticle> {
  const { rows } = await tx.execute<Row & { content: ArticleContent }>(sql`
    SELECT ${columns}, r.content ${source}
    WHERE ${reach} AND (a.id::text = ${name} OR a.slug = ${name})
    ORDER BY a.id::text = ${name} DESC, a.kind LIMIT 1`);
  const [joinedRow] = rows;
  if (!joinedRow) throw new BusinessError(errorCodes.notFound);
  const { coverId, tenantId, organId, content: stored, ...row } = joinedRow;
  const content = contentWithDefaults(stored);
  const written = { coverId, content };
  const resources = await resourcesByIdOf(tx, { tenantId, organId }, resourceIdsOf(written));
  return { ...row, ...readableContent(written, resources, fileAddressOf(row.id)) };
}
