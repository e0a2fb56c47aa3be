import type { UploadRequest, UploadVoucher } from '@edu/shared-utility/contract';
import type { TenantTx } from '../db/database';
import type { Caller } from '../http/caller';
import { addUpload, checkedUpload, type FileRow, ownUpload, requireRoom } from './file-rows';
import { type Files, uploadPath } from './files';
import { uploadProof } from './signatures';

/** A client that goes on longer asks for another proof. */
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

/** Leave to upload a file: its row is made here, its bytes follow at the address (plugins/uploads.ts). */
export async function giveVoucher(
  tx: TenantTx,
  caller: Caller,
  files: Files,
  request: UploadRequest,
): Promise<UploadVoucher> {
  const upload = checkedUpload(request);
  await requireRoom(files.storage, upload.bytes);
  const row = await addUpload(tx, caller, upload);
  // with the row or not at all: a row without room for its bytes could never be sent
  await files.storage.begin(row.id, row.bytes);
  return voucherOf(files, row);
}

/** The same upload for longer, for the person who began it. */
export const renewVoucher = async (
  tx: TenantTx,
  caller: Caller,
  files: Files,
  uploadId: string,
): Promise<UploadVoucher> => voucherOf(files, await ownUpload(tx, caller, uploadId));
