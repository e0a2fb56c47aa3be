import { api, withoutToast } from '@edu/shared-utility';
import { fileAddress } from '@edu/shared-utility/media';

/** Deletes an upload on the server; if the request fails, the server deletes it after a day. */
export async function endUpload(uploadId: string): Promise<void> {
  try {
    const { Upload } = await import('tus-js-client');
    const voucher = await api.resource.refreshUploadVoucher({ uploadId }, withoutToast);
    await Upload.terminate(fileAddress(voucher.uploadAddress), {
      headers: { 'upload-auth': voucher.uploadAuth },
      retryDelays: [1_000],
    });
  } catch {
    // The server deletes it later.
  }
}
