import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { category } from '../../../db/schema';
import type { JobContext } from '../../../jobs/kinds';
import { audit } from '../../audit';
import { lockTree } from '../../tree';

/** The organisation's question category at a path; missing levels are created. */
export async function categoryPaths(
  tx: Tx,
  { tenantId, organId, accountId, ip }: JobContext & { readonly organId: string },
): Promise<(path: readonly string[]) => Promise<string | null>> {
  await lockTree(tx, 'category', organId);
  const rows = await tx
    .select({ id: category.id, parentId: category.parentId, name: category.name })
    .from(category)
    .where(and(eq(category.organId, organId), eq(category.type, 'question')));
  const categoryKey = (name: string) => name.trim().toLowerCase();

  async function make(parentId: string | null, name: string): Promise<string> {
    const siblingCount = rows.filter((row) => row.parentId === parentId).length;
    const [inserted] = await tx
      .insert(category)
      .values({ tenantId, organId, type: 'question', parentId, name, sort: siblingCount })
      .returning({ id: category.id });
    if (!inserted) throw new Error('the category was not stored');
    rows.push({ id: inserted.id, parentId, name });
    const detail = { name, type: 'question' };
    const auditFields = { tenantId, accountId, ip, organIds: [organId], target: inserted.id };
    await audit(tx, { ...auditFields, action: 'category.added', detail });
    return inserted.id;
  }

  return async (path) => {
    let at: string | null = null;
    for (const name of path) {
      const match = rows.find(
        (row) => row.parentId === at && categoryKey(row.name) === categoryKey(name),
      );
      at = match?.id ?? (await make(at, name.trim()));
    }
    return at;
  };
}
