import { errorCodes, SLUG_LIMIT, slugOf } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { FieldError } from '../../http/business-error';
import type { ArticleRow } from './moves';

type SlugSource = Pick<ArticleRow, 'tenantId' | 'kind'> & { readonly id?: string };

const withNumber = (slug: string, number: number): string => {
  const end = `-${number}`;
  return `${[...slug]
    .slice(0, SLUG_LIMIT - end.length)
    .join('')
    .replace(/-+$/, '')}${end}`;
};

/** The slug itself, or with the first number that makes it unique among articles of the kind in the tenant. */
export async function freeSlug(
  tx: TenantTx,
  { tenantId, kind, id = '00000000-0000-0000-0000-000000000000' }: SlugSource,
  base: string,
): Promise<string> {
  const root = [...base].slice(0, SLUG_LIMIT - 8).join('');
  // Read as the system, to include organisations and branches that the caller does not see.
  const { rows } = await asSystem(tx, (t) =>
    t.execute<{ slug: string }>(sql`SELECT slug FROM article
      WHERE tenant_id = ${tenantId}::uuid AND kind = ${kind} AND id <> ${id}::uuid
        AND starts_with(slug, ${root})`),
  );
  const used = new Set(rows.map(({ slug }) => slug));
  if (!used.has(base)) return base;
  for (let number = 2; ; number += 1) {
    const slug = withNumber(base, number);
    if (!used.has(slug)) return slug;
  }
}

/** The slug of a title; the kind is used if the title has neither letters nor digits. */
export const slugOfTitle = (tx: TenantTx, source: SlugSource, title: string): Promise<string> =>
  freeSlug(tx, source, slugOf(title) || source.kind);

/** Throws a field error that suggests a free slug, if another article has this one. */
export async function requireFreeSlug(
  tx: TenantTx,
  source: SlugSource,
  slug: string,
): Promise<void> {
  const free = await freeSlug(tx, source, slug);
  if (free === slug) return;
  throw new FieldError('slug', 'article.slugTaken', errorCodes.conflict, { slug: free });
}
