import type { CopyrightUnit, Page, PageQuery } from '@edu/shared-utility/contract';
import { and, asc, count, eq, gte, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { copyrightUnit } from '../../db/schema';
import { actorOf, type Caller } from '../../http/caller';
import { contains } from '../search';

export const select = (tx: Tx) =>
  tx
    .select({
      id: copyrightUnit.id,
      name: copyrightUnit.name,
      validUntil: copyrightUnit.validUntil,
      uses: sql<number>`(SELECT count(*)::int FROM resource r
        WHERE r.copyright_unit_id = ${copyrightUnit.id})`,
      version: copyrightUnit.version,
    })
    .from(copyrightUnit);

interface UnitQuery extends PageQuery {
  readonly keyword?: string | undefined;
  /** Only units that are valid on that day. */
  readonly validOn?: string;
}

/** One page of the organisation's units by name. */
export async function findUnits(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, keyword, validOn }: UnitQuery,
): Promise<Page<CopyrightUnit>> {
  const { name, validUntil, organId, id } = copyrightUnit;
  const where = and(
    eq(organId, actorOf(caller).organId),
    keyword?.trim() ? ilike(name, contains(keyword)) : undefined,
    validOn ? or(isNull(validUntil), gte(validUntil, validOn)) : undefined,
  );
  const list = await select(tx)
    .where(where)
    .orderBy(asc(name), asc(id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(copyrightUnit).where(where);
  return { list, total: counted?.total ?? 0, pageNum, pageSize };
}
