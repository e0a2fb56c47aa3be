import {
  errorCodes,
  type Resource,
  type ResourceChange,
  type Version,
} from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { resource } from '../../db/schema';
import { claimUpload } from '../../files/claim-upload';
import { detachFiles } from '../../files/file-references';
import { BusinessError } from '../../http/business-error';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { nextVersion, requireVersion } from '../versions';
import { ownResource } from './find-resources';
import type { Reader } from './reader';
import {
  checkCategoryAndCopyright,
  claimPoster,
  type ResourceSaving,
  recordFile,
} from './save-resource';

interface VersionedId {
  readonly id: string;
  readonly version?: Version | undefined;
}

type Row = typeof resource.$inferSelect;

/** Selects the row FOR UPDATE; throws a conflict when the version is not the present one. */
async function lockResource(
  tx: TenantTx,
  reader: Reader,
  { id, version }: VersionedId,
): Promise<{ row: Row; current: Resource }> {
  const [row] = await tx.select().from(resource).where(eq(resource.id, id)).for('update');
  const current = await ownResource(tx, reader, id);
  if (!row) throw new BusinessError(errorCodes.notFound);
  requireVersion(version, current);
  return { row, current };
}

/** The columns reset by a new file: what described the former one, its length and its picture. */
async function replaceFile(
  tx: TenantTx,
  { caller }: Reader,
  row: Row,
  uploadId: string,
): Promise<{ values: Partial<Row>; name: string }> {
  const file = await claimUpload(tx, caller, {
    id: uploadId,
    field: 'uploadId',
    kinds: [row.kind],
  });
  const fileNumber = row.fileNumber + 1;
  await recordFile(tx, caller, { resourceId: row.id, number: fileNumber, fileId: file.id });
  const values = { fileId: file.id, fileNumber, seconds: null, pages: null, posterId: null };
  return { values, name: file.name };
}

type ResourceChangeInput = { readonly [K in keyof ResourceChange]?: ResourceChange[K] | undefined };

/**
 * Changes the sent fields.
 *
 * @returns the files that nothing shows any more
 */
export async function changeResource(
  tx: TenantTx,
  reader: Reader,
  { id, version, uploadId, posterUploadId, ...sent }: ResourceChangeInput & VersionedId,
  { today }: Pick<ResourceSaving, 'today'>,
): Promise<string[]> {
  const { caller } = reader;
  const { row, current } = await lockResource(tx, reader, { id, version });
  const { kind } = row;
  // The present copyright unit may stay even if it has expired meanwhile.
  const isSame = sent.copyrightUnitId === row.copyrightUnitId;
  const checkedValues = { ...sent, ...(isSame && { copyrightUnitId: undefined }) };
  await checkCategoryAndCopyright(tx, caller, checkedValues, { kind, today });
  const replaced = uploadId === undefined ? null : await replaceFile(tx, reader, row, uploadId);
  const posterId = await claimPoster(tx, caller, { id: posterUploadId, kind });
  const values = { ...replaced?.values, ...sent, ...(posterId && { posterId }) };
  await tx
    .update(resource)
    .set({ ...values, updatedAt: new Date(), version: nextVersion(resource.version) })
    .where(eq(resource.id, id));
  const isReleased = row.posterId !== null && (replaced !== null || posterId !== null);
  const released = isReleased && row.posterId ? [row.posterId] : [];
  await detachFiles(tx, released);
  const changes = changesOf<Partial<Resource>>(current, {
    ...sent,
    ...(replaced && { fileName: replaced.name, fileNumber: row.fileNumber + 1 }),
  });
  const { tenantId, accountId } = caller;
  await audit(tx, { tenantId, accountId, action: 'resource.changed', target: id, changes });
  return released;
}
