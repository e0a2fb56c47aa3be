import { api, type ResourceInput, type ResourceKind, withoutToast } from '@edu/shared-utility';
import type { FileFacts } from './file-facts';
import { sendFile } from './send-file';

/** The resource to create; `replaces` is the id of a resource that gets this file instead. */
export interface SavedAs {
  readonly kind: ResourceKind;
  readonly title: string;
  readonly categoryId: string | null;
  readonly replaces: { readonly id: string } | null;
}

const calls = {
  video: 'saveVideo',
  audio: 'saveAudioAndDoc',
  document: 'saveImageAndDoc',
  image: 'saveImageAndDoc',
} as const satisfies Record<ResourceKind, keyof typeof api.resource>;

/** Uploads a preview picture first; without it the file is saved all the same. */
async function sentPoster(poster: Blob, signal: AbortSignal): Promise<string | null> {
  try {
    const voucher = await api.resource.uploadVoucher(
      { fileName: 'poster.jpg', bytes: poster.size, contentType: poster.type },
      { ...withoutToast, signal },
    );
    await sendFile(poster, voucher, { signal, onProgress: () => {} });
    return voucher.uploadId;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** Creates a resource from an upload, or replaces the file of one. @returns its id */
export async function saveUpload(
  uploadId: string,
  { kind, title, categoryId, replaces }: SavedAs,
  { seconds, pages, poster }: FileFacts,
  signal: AbortSignal,
): Promise<string> {
  const posterUploadId = poster ? await sentPoster(poster, signal) : null;
  const input = {
    uploadId,
    ...(seconds !== undefined && { seconds: Math.round(seconds) }),
    ...(pages !== undefined && { pages }),
    ...(posterUploadId !== null && { posterUploadId }),
  };
  if (replaces) {
    await api.resource.updateResourceById({ id: replaces.id, ...input }, withoutToast);
    return replaces.id;
  }
  const resource: ResourceInput = { ...input, title, categoryId };
  return (await api.resource[calls[kind]](resource, withoutToast)).id;
}
