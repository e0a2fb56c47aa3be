import type { Tx } from '../../../db/database';
import { resource, resourceFile } from '../../../db/schema';
import type { JobContext } from '../../../jobs/kinds';
import { audit } from '../../audit';
import type { ReferencedFile } from './package-files';

/** A file of a package as a resource of the library. */
export interface ImportedFile {
  readonly resourceId: string;
  readonly kind: ReferencedFile['kind'];
  readonly title: string;
  /** Null when the resource exists already. */
  readonly fileId: string | null;
}

export interface ImportTarget {
  readonly tenantId: string;
  readonly organId: string;
  readonly branches: readonly string[] | null;
  readonly branchId: string | null;
  readonly accountId: string;
}

/** Adds an imported file to the library, unless it is there already. */
export async function addToLibrary(
  tx: Tx,
  { resourceId: id, kind, title, fileId }: ImportedFile,
  { tenantId, organId, branchId, accountId, ip }: ImportTarget & Pick<JobContext, 'ip'>,
): Promise<void> {
  if (fileId === null) return;
  const inserted = await tx
    .insert(resource)
    .values({ id, tenantId, organId, branchId, createdBy: accountId, kind, title, fileId })
    .onConflictDoNothing()
    .returning({ id: resource.id });
  if (inserted.length === 0) return;
  await tx
    .insert(resourceFile)
    .values({ tenantId, resourceId: id, number: 1, fileId, createdBy: accountId });
  const auditFields = { tenantId, accountId, ip, organIds: [organId], target: id };
  await audit(tx, {
    ...auditFields,
    action: 'resource.added',
    detail: { title, kind, imported: true },
  });
}
