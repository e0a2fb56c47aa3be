import { and, eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { storedFile } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';

/** Refuses a cover that is not a picture uploaded by the caller; the present cover may stay. */
export async function checkCover(
  tx: TenantTx,
  caller: Caller,
  id: string | null | undefined,
  currentIds: string | null,
): Promise<void> {
  if (id === null || id === undefined || id === currentIds) return;
  const [file] = await tx
    .select({ kind: storedFile.kind, state: storedFile.state })
    .from(storedFile)
    .where(and(eq(storedFile.id, id), eq(storedFile.createdBy, caller.accountId)))
    // Locked, so that the clean-up does not delete it before the course refers to it.
    .for('update');
  const isPicture = file?.kind === 'image' && (file.state === 'checking' || file.state === 'ready');
  if (!isPicture) throw new FieldError('coverUploadId', 'course.cover');
}
