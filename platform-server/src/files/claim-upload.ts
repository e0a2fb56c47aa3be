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
  /** Of the form that names the upload. */
  readonly field: string;
  readonly kinds: readonly ResourceKind[];
}

/** An upload of the caller's own that belongs to nothing yet, held until the transaction ends; or why it will not do. */
export async function claimUpload(
  tx: TenantTx,
  caller: Caller,
  { id, field, kinds }: UploadRequest,
): Promise<FileRow> {
  // two forms with one upload: the second one waits, and finds it taken
  await tx
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(eq(storedFile.id, id))
    .for('update');
  const file = await ownUpload(tx, caller, id);
  if (!kinds.includes(file.kind)) throw new FieldError(field, 'file.otherKind');
  const refusal = refusalOf(file);
  if (refusal) throw new FieldError(field, refusal);
  // what it belongs to may lie in a branch where the caller does not work
  const { rows } = await asSystem(tx, (t) =>
    t.execute<{ taken: boolean }>(sql`SELECT ${isReferenced(sql`${id}::uuid`)} AS taken`),
  );
  if (rows[0]?.taken) throw new FieldError(field, 'file.taken', errorCodes.conflict);
  return file;
}
