import type { UploadRequest, UploadVoucher } from '@edu/shared-utility/contract';
import type { TenantTx } from '../db/database';
import type { Caller } from '../http/caller';
import { type FileRow, ownUpload, requireDiskSpace } from './file-rows';
import { type Files, uploadPath } from './files';
import { addUpload, checkedUpload } from './new-upload';
import { uploadProof } from './signatures';

/** Milliseconds that a proof is valid; clients renew it for longer uploads. */
const LIFETIME = 15 * 60_000;

function voucherOf({ secret }: Files, { id }: FileRow): UploadVoucher {
  const expiresAt = Date.now() + LIFETIME;
  return {
    uploadId: id,
    uploadAddress: `${uploadPath}${id}`,
    uploadAuth: uploadProof(secret, id, expiresAt),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

/** Creates the row of an upload and returns its address and proof; the bytes follow there (plugins/uploads.ts). */
export async function giveVoucher(
  tx: TenantTx,
  caller: Caller,
  files: Files,
  request: UploadRequest,
): Promise<UploadVoucher> {
  const upload = checkedUpload(request);
  await requireDiskSpace(files.storage, upload.bytes);
  const row = await addUpload(tx, caller, upload);
  // within the transaction: a row whose storage was not created could never receive bytes
  await files.storage.beginUpload(row.id, row.bytes);
  return voucherOf(files, row);
}

/** Renews the proof of the caller's own upload. */
export const renewVoucher = async (
  tx: TenantTx,
  caller: Caller,
  files: Files,
  uploadId: string,
): Promise<UploadVoucher> => voucherOf(files, await ownUpload(tx, caller, uploadId));
