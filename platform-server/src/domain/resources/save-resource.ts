import type { ResourceInput, ResourceKind } from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { copyrightUnit, resource, resourceFile } from '../../db/schema';
import { claimUpload } from '../../files/claim-upload';
import { FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { hasCategory } from '../categories/has-category';

type ResourceFields = { readonly [K in keyof ResourceInput]?: ResourceInput[K] | undefined };

/** Throws a field error if category or copyright unit do not exist for the caller or the kind. */
export async function checkCategoryAndCopyright(
  tx: Tx,
  caller: Caller,
  { categoryId, copyrightUnitId }: ResourceFields,
  { kind, today }: { readonly kind: ResourceKind; readonly today: string },
): Promise<void> {
  const { organId } = actorOf(caller);
  if (categoryId && !(await hasCategory(tx, caller, categoryId, kind))) {
    throw new FieldError('categoryId', 'resource.category');
  }
  if (copyrightUnitId) {
    const [row] = await tx
      .select({ id: copyrightUnit.id })
      .from(copyrightUnit)
      .where(
        and(
          eq(copyrightUnit.id, copyrightUnitId),
          eq(copyrightUnit.organId, organId),
          sql`(${copyrightUnit.validUntil} IS NULL OR ${copyrightUnit.validUntil} >= ${today}::date)`,
        ),
      )
      .for('key share');
    if (!row) throw new FieldError('copyrightUnitId', 'resource.copyright');
  }
}

/** Kinds without a picture of their own may have a poster: a frame or the first page. */
const canHavePoster: readonly ResourceKind[] = ['video', 'document'];

/** Checks and takes the uploaded poster of a resource. */
export async function claimPoster(
  tx: TenantTx,
  caller: Caller,
  { id, kind }: { readonly id: string | undefined; readonly kind: ResourceKind },
): Promise<string | null> {
  if (id === undefined) return null;
  if (!canHavePoster.includes(kind)) throw new FieldError('posterUploadId', 'resource.poster');
  return (await claimUpload(tx, caller, { id, field: 'posterUploadId', kinds: ['image'] })).id;
}

/** Records a resource's new file; former files stay in its history. */
export const recordFile = (
  tx: Tx,
  { tenantId, accountId }: Caller,
  row: { readonly resourceId: string; readonly number: number; readonly fileId: string },
) => tx.insert(resourceFile).values({ ...row, tenantId, createdBy: accountId });

export interface ResourceSaving {
  readonly kinds: readonly ResourceKind[];
  /** The caller's date, for units that are valid until a date. */
  readonly today: string;
}

/** Turns the caller's own upload into a resource of the organisation, in the caller's branch. */
export async function saveResource(
  tx: TenantTx,
  caller: Caller,
  { uploadId, posterUploadId, ...input }: ResourceInput,
  { kinds, today }: ResourceSaving,
): Promise<{ id: string }> {
  const { tenantId, accountId, homeBranchId: branchId } = caller;
  const { organId } = actorOf(caller);
  const file = await claimUpload(tx, caller, { id: uploadId, field: 'uploadId', kinds });
  const { kind } = file;
  await checkCategoryAndCopyright(tx, caller, input, { kind, today });
  const posterId = await claimPoster(tx, caller, { id: posterUploadId, kind });
  const owner = { tenantId, organId, branchId, createdBy: accountId };
  const [inserted] = await tx
    .insert(resource)
    .values({ ...input, ...owner, kind, fileId: file.id, posterId })
    .returning({ id: resource.id });
  if (!inserted) throw new Error('the resource was not stored');
  await recordFile(tx, caller, { resourceId: inserted.id, number: 1, fileId: file.id });
  const detail = { title: input.title, kind, fileName: file.name };
  await audit(tx, { tenantId, accountId, action: 'resource.added', target: inserted.id, detail });
  return inserted;
}
