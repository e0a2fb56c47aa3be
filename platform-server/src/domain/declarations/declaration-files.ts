import { eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { declarationFile } from '../../db/schema';
import { claimUpload } from '../../files/claim-upload';
import { detachFiles } from '../../files/file-references';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import type { DeclarationSaveInput } from './declaration-fields';
import type { DeclarationRow } from './moves';

type Attachments = NonNullable<DeclarationSaveInput['attachments']>;

type DeclarationKey = Pick<DeclarationRow, 'id' | 'tenantId'>;

/** Stores the files in the given order; returns whether that changed anything. */
export async function writeFiles(
  tx: TenantTx,
  caller: Caller,
  { id, tenantId }: DeclarationKey,
  wanted: Attachments,
): Promise<boolean> {
  const current = await tx
    .select()
    .from(declarationFile)
    .where(eq(declarationFile.declarationId, id))
    .orderBy(declarationFile.sort, declarationFile.id);
  const isSame =
    wanted.length === current.length &&
    wanted.every((item, index) => item.id === current[index]?.id);
  if (isSame) return false;
  const keptIds = new Set(wanted.flatMap((item) => item.id ?? []));
  if ([...keptIds].some((value) => !current.some((file) => file.id === value))) {
    throw new FieldError('attachments', 'declaration.file');
  }
  const removed = current.filter((file) => !keptIds.has(file.id));
  for (const file of removed) {
    await tx.delete(declarationFile).where(eq(declarationFile.id, file.id));
  }
  await detachFiles(
    tx,
    removed.map(({ fileId }) => fileId),
  );
  for (const [sort, { id: evidenceId, uploadId }] of wanted.entries()) {
    if (evidenceId !== undefined) {
      await tx.update(declarationFile).set({ sort }).where(eq(declarationFile.id, evidenceId));
    } else if (uploadId !== undefined) {
      const upload = { id: uploadId, field: 'attachments', kinds: ['document', 'image'] } as const;
      const file = await claimUpload(tx, caller, upload);
      await tx
        .insert(declarationFile)
        .values({ tenantId, declarationId: id, fileId: file.id, sort });
    }
  }
  return true;
}
