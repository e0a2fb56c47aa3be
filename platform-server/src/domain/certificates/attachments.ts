import { type CommonAttachment, errorCodes } from '@edu/shared-utility/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { certificatePicture } from '../../db/schema';
import { claimUpload } from '../../files/claim-upload';
import { detachFiles } from '../../files/file-references';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { countRows } from '../count-rows';
import type { FileAddressOf } from '../file-addresses';

type Kind = CommonAttachment['kind'];

/** Backgrounds and seals that the templates of the organisation share, newest first. */
export async function findPictures(
  tx: Tx,
  caller: Caller,
  kind: Kind | undefined,
  fileAddressOf: FileAddressOf,
): Promise<CommonAttachment[]> {
  const { organId } = actorOf(caller);
  const condition = eq(certificatePicture.organId, organId);
  const rows = await tx
    .select()
    .from(certificatePicture)
    .where(kind ? and(condition, eq(certificatePicture.kind, kind)) : condition)
    .orderBy(desc(certificatePicture.createdAt), desc(certificatePicture.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    url: fileAddressOf(row.fileId, 'picture'),
  }));
}

export async function addPicture(
  tx: TenantTx,
  caller: Caller,
  { uploadId, name, kind }: { uploadId: string; name: string; kind: Kind },
): Promise<{ id: string }> {
  const file = await claimUpload(tx, caller, { id: uploadId, field: 'uploadId', kinds: ['image'] });
  const { tenantId, accountId: createdBy } = caller;
  const { organId } = actorOf(caller);
  const [inserted] = await tx
    .insert(certificatePicture)
    .values({ tenantId, organId, name, kind, fileId: file.id, createdBy })
    .returning({ id: certificatePicture.id });
  if (!inserted) throw new Error('the picture was not stored');
  const action = 'certificate.picture.added';
  await audit(tx, { ...auditContext(caller, inserted.id), action, detail: { name } });
  return inserted;
}

/** Deletes a picture that no template shows. */
export async function removePicture(tx: TenantTx, caller: Caller, id: string): Promise<void> {
  const condition = and(
    eq(certificatePicture.id, id),
    eq(certificatePicture.organId, actorOf(caller).organId),
  );
  const [row] = await tx.select().from(certificatePicture).where(condition);
  if (!row) throw new BusinessError(errorCodes.notFound);
  const seal = JSON.stringify([{ attachmentId: id }]);
  const templates = await countRows(
    tx,
    sql`FROM certificate_template WHERE background_id = ${id}::uuid OR fields @> ${seal}::jsonb`,
  );
  if (templates > 0) {
    const options = { phrase: 'certificate.pictureUsed', values: { templates } } as const;
    throw new BusinessError(errorCodes.conflict, options);
  }
  await tx.delete(certificatePicture).where(condition);
  await detachFiles(tx, [row.fileId]);
  const action = 'certificate.picture.removed';
  await audit(tx, { ...auditContext(caller, id), action, detail: { name: row.name } });
}
