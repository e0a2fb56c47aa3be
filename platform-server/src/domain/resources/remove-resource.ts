import { errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { resource, resourceFile } from '../../db/schema';
import { detachFiles } from '../../files/file-references';
import { BusinessError } from '../../http/business-error';
import { audit } from '../audit';
import { countRows } from '../count-rows';
import { ownResource } from './find-resources';
import type { Reader } from './reader';

/**
 * Deletes a resource that no course or article shows, in draft or published.
 *
 * @returns its files
 */
export async function removeResource(tx: TenantTx, reader: Reader, id: string): Promise<string[]> {
  const { tenantId, accountId } = reader.caller;
  const [row] = await tx.select().from(resource).where(eq(resource.id, id)).for('update');
  const { title } = await ownResource(tx, reader, id);
  if (!row) throw new BusinessError(errorCodes.notFound);
  // Counts uses in courses and articles that the caller does not see, too.
  const count = await countRows(
    tx,
    sql`FROM (SELECT course_id FROM course_resource WHERE resource_id = ${id}::uuid
      UNION SELECT article_id FROM article_resource WHERE resource_id = ${id}::uuid) used`,
  );
  if (count > 0) {
    throw new BusinessError(errorCodes.conflict, {
      phrase: 'resource.used',
      values: { count },
      data: { uses: count },
    });
  }
  const files = await tx
    .select({ id: resourceFile.fileId })
    .from(resourceFile)
    .where(eq(resourceFile.resourceId, id));
  await tx.delete(resource).where(eq(resource.id, id));
  const ids = [...files.map((file) => file.id), ...(row.posterId ? [row.posterId] : [])];
  await detachFiles(tx, ids);
  const detail = { title };
  await audit(tx, { tenantId, accountId, action: 'resource.deleted', target: id, detail });
  return ids;
}
