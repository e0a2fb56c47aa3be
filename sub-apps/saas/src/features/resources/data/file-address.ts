import {
  api,
  type Resource,
  type ShortLivedUrl,
  saveFile,
  withoutToast,
} from '@edu/shared-utility';
import { fileAddress } from '@edu/shared-utility/media';

const calls = {
  video: 'getVideoPlayURL',
  audio: 'getAudioOrDocUrl',
  document: 'getImageOrDocUrl',
  image: 'getImageOrDocUrl',
} as const;

type DownloadableResource = Pick<Resource, 'id' | 'kind' | 'fileName'>;

/** The address of a resource's file, which expires. */
export async function addressOfFile(
  { id, kind }: DownloadableResource,
  signal?: AbortSignal,
): Promise<ShortLivedUrl> {
  const options = signal ? { ...withoutToast, signal } : withoutToast;
  const { url, expiresAt } = await api.resource[calls[kind]]({ id }, options);
  return { url: fileAddress(url), expiresAt };
}

/** Downloads the file; a video is streamed to disk instead of loaded into memory. */
export async function download(resource: DownloadableResource): Promise<void> {
  const { id, kind, fileName } = resource;
  if (kind !== 'video' && kind !== 'audio') {
    return saveFile(await api.resource.downFile({ id }, withoutToast));
  }
  const { url } = await addressOfFile(resource);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}

/** The address of a document's pages, which expires. */
export async function addressOfDocument(id: string, signal: AbortSignal): Promise<string> {
  const { previewUrl } = await api.resource.getDocAccessToken({ id }, { ...withoutToast, signal });
  return fileAddress(previewUrl);
}
