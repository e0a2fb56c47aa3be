import { errorCodes, type ResourceKind } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../db/database';
import { storedFile } from '../db/schema';
import { FieldError } from '../http/business-error';
import type { Caller } from '../http/caller';
import { isReferenced } from './file-references';
import { type FileRow, ownUpload, refusalOf } from './file-rows';

interface UploadRequest {
  readonly id: string;
  /** The form field that names the upload. */
  readonly field: string;
  readonly kinds: readonly ResourceKind[];
}

/**
 * The caller's own upload, not used anywhere yet, with a row lock until the transaction ends. @throws FieldError
 * otherwise
 */
export async function claimUpload(
  tx: TenantTx,
  caller: Caller,
  { id, field, kinds }: UploadRequest,
): Promise<FileRow> {
  // a second form with the same upload waits for the lock, then finds it in use
  await tx
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(eq(storedFile.id, id))
    .for('update');
  const file = await ownUpload(tx, caller, id);
  if (!kinds.includes(file.kind)) throw new FieldError(field, 'file.otherKind');
  const refusal = refusalOf(file);
  if (refusal) throw new FieldError(field, refusal);
  // as the system, since it may be used in a branch that the caller may not access
  const { rows } = await asSystem(tx, (t) =>
    t.execute<{ taken: boolean }>(sql`SELECT ${isReferenced(sql`${id}::uuid`)} AS taken`),
  );
  if (rows[0]?.taken) throw new FieldError(field, 'file.taken', errorCodes.conflict);
  return file;
}
