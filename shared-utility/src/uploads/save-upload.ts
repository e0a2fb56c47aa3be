import { api, quietly, type ResourceInput, type ResourceKind } from '@edu/shared-utility';
import type { FileFacts } from './file-facts';
import { sendFile } from './send-file';

/** What an upload becomes; `replaces` is the resource whose file it is from then on. */
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

/** A picture of a video or a document goes ahead of it; without one it is saved all the same. */
async function sentPoster(poster: Blob, signal: AbortSignal): Promise<string | null> {
  try {
    const voucher = await api.resource.uploadVoucher(
      { fileName: 'poster.jpg', bytes: poster.size, contentType: poster.type },
      { ...quietly, signal },
    );
    await sendFile(poster, voucher, { signal, onProgress: () => {} });
    return voucher.uploadId;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** Makes a resource of what was uploaded, or the new file of one. @returns its id */
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
    await api.resource.updateResourceById({ id: replaces.id, ...input }, quietly);
    return replaces.id;
  }
  const resource: ResourceInput = { ...input, title, categoryId };
  return (await api.resource[calls[kind]](resource, quietly)).id;
}
