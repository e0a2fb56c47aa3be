import { api, quietly, type Resource, type ShortLivedUrl, saveFile } from '@edu/shared-utility';
import { fileAddress } from '@edu/shared-utility/media';

const calls = {
  video: 'getVideoPlayURL',
  audio: 'getAudioOrDocUrl',
  document: 'getImageOrDocUrl',
  image: 'getImageOrDocUrl',
} as const;

type Shown = Pick<Resource, 'id' | 'kind' | 'fileName'>;

/** Where a resource's file can be fetched for a while. */
export async function addressOfFile(
  { id, kind }: Shown,
  signal?: AbortSignal,
): Promise<ShortLivedUrl> {
  const options = signal ? { ...quietly, signal } : quietly;
  const { url, expiresAt } = await api.resource[calls[kind]]({ id }, options);
  return { url: fileAddress(url), expiresAt };
}

/** Saves the file on the person's device; a film goes there past the page's memory. */
export async function download(resource: Shown): Promise<void> {
  const { id, kind, fileName } = resource;
  if (kind !== 'video' && kind !== 'audio') {
    return saveFile(await api.resource.downFile({ id }, quietly));
  }
  const { url } = await addressOfFile(resource);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}

/** Where the pages of a document can be read for a while. */
export async function addressOfDocument(id: string, signal: AbortSignal): Promise<string> {
  const { previewUrl } = await api.resource.getDocAccessToken({ id }, { ...quietly, signal });
  return fileAddress(previewUrl);
}
