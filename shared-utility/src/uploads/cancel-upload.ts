import { api, quietly } from '@edu/shared-utility';
import { fileAddress } from '@edu/shared-utility/media';

/** Has the server forget what it got; what it keeps for want of an answer it sweeps after a day. */
export async function endUpload(uploadId: string): Promise<void> {
  try {
    const { Upload } = await import('tus-js-client');
    const voucher = await api.resource.refreshUploadVoucher({ uploadId }, quietly);
    await Upload.terminate(fileAddress(voucher.uploadAddress), {
      headers: { 'upload-auth': voucher.uploadAuth },
      retryDelays: [1_000],
    });
  } catch {
    // swept later
  }
}
