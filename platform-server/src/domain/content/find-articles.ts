import type {
  ArticleFilter,
  ArticleSort,
  ArticleSummary,
  Page,
  PageQuery,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { branchAndBelow } from '../branch-and-below';
import { categoryAndBelow } from '../categories/category-and-below';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import type { FileAddressOf } from '../file-addresses';
import { resourcesByIdOf } from '../resources/usable-resources';
import { containing, joinConditions } from '../search';
import { pictureAmong } from './picture-among';

const orders = {
  title: 'a.title',
  createdAt: 'a.created_at',
  updatedAt: 'a.updated_at',
  publishedAt: 'a.published_at',
} as const satisfies Record<Exclude<ArticleSort, `-${string}`>, string>;

/** A row as queried; the picture is given by its resource id. */
export interface SummaryRow extends Omit<ArticleSummary, 'cover'>, Record<string, unknown> {
  coverId: string | null;
}

/** The columns of a list row, for an article `a` with `summaryJoins`. */
export const summaryColumns = sql`a.id, a.kind, a.title, a.slug, a.state AS status,
  a.is_shown AS "isShown", a.category_id AS "categoryId", k.name AS "categoryName", a.authors,
  a.summary, a.cover_id AS "coverId", a.year, a.on_entrance AS "onEntrance",
  a.branch_id AS "branchId", b.name AS "branchName", m.name AS "createdByName", a.reason,
  ${iso('a.publish_at')} AS "publishAt", ${iso('a.published_at')} AS "publishedAt",
  a.published_number AS "publishedNumber", ${iso('a.created_at')} AS "createdAt",
  ${iso('a.updated_at')} AS "updatedAt", a.version`;

export const summaryJoins = sql`LEFT JOIN branch b ON b.id = a.branch_id
  LEFT JOIN category k ON k.id = a.category_id
  LEFT JOIN member m ON m.account_id = a.created_by AND m.tenant_id = a.tenant_id`;

type Filter = { readonly [K in keyof ArticleFilter]?: ArticleFilter[K] | undefined };

const matching = (organId: string, filter: Filter): SQL => {
  const { kind, keyword, status, isShown, categoryId, author, branchId } = filter;
  return joinConditions([
    sql`a.organ_id = ${organId}::uuid AND a.kind = ${kind}`,
    keyword?.trim() && containing(sql`a.words`, keyword),
    status && sql`a.state = ${status}`,
    isShown !== undefined && sql`a.is_shown = ${isShown}`,
    categoryId && sql`a.category_id IN (${categoryAndBelow(categoryId)})`,
    author?.trim() && containing(sql`array_to_string(a.authors, ' ')`, author),
    branchId && sql`a.branch_id IN (${branchAndBelow(branchId)})`,
  ]);
};

/** Thumbnails of some resources that an organisation may show, by resource id. */
export async function smallPictures(
  tx: TenantTx,
  scope: { readonly tenantId: string; readonly organId: string },
  ids: readonly (string | null)[],
  fileAddressOf: FileAddressOf,
): Promise<(id: string | null) => string | null> {
  const uniqueIds = [...new Set(ids)].filter((id) => id !== null);
  const { usable } = await asSystem(tx, (t) => resourcesByIdOf(t, scope, uniqueIds));
  return (id) => pictureAmong(usable, id, fileAddressOf, 'thumbnail');
}

/** One page of the organisation's articles in the transaction's branches, last changed first. */
export async function findArticles(
  tx: TenantTx,
  caller: Caller,
  {
    pageNum,
    pageSize,
    sort = '-updatedAt',
    ...filter
  }: PageQuery & Filter & { sort?: ArticleSort | undefined },
  fileAddressOf: FileAddressOf,
): Promise<Page<ArticleSummary>> {
  const { organId } = actorOf(caller);
  const where = matching(organId, filter);
  const field = sql.raw(orders[sort.replace(/^-/, '') as keyof typeof orders]);
  const direction = sql.raw(sort.startsWith('-') ? 'DESC NULLS LAST' : 'ASC NULLS LAST');
  const order = sql`${field} ${direction}, a.id ${direction}`;
  const { rows } = await tx.execute<SummaryRow>(sql`
    SELECT ${summaryColumns} FROM (
      SELECT a.id FROM article a WHERE ${where} ORDER BY ${order}
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}) cut JOIN article a ON a.id = cut.id
    ${summaryJoins} ORDER BY ${order}`);
  const total = await countRows(tx, sql`FROM article a WHERE ${where}`);
  const scope = { tenantId: caller.tenantId, organId };
  const pictureOf = await smallPictures(
    tx,
    scope,
    rows.map(({ coverId }) => coverId),
    fileAddressOf,
  );
  const list = rows.map(({ coverId, ...row }) => ({ ...row, cover: pictureOf(coverId) }));
  return { list, total, pageNum, pageSize };
}
