import { api, withoutToast } from '@edu/shared-utility';
import { fileAddress } from '@edu/shared-utility/media';
import type { DraftLesson } from './draft';

/** The address of a lesson's content for staff; it expires, so it is requested when needed. */
export async function lessonAddress(
  { kind, resourceId, url }: Pick<DraftLesson, 'kind' | 'resourceId' | 'url'>,
  signal: AbortSignal,
): Promise<string> {
  if (kind === 'link' || kind === 'live' || resourceId === null) return url ?? '';
  const lessonResource = { id: resourceId };
  const options = { ...withoutToast, signal };
  if (kind === 'video')
    return fileAddress((await api.resource.getVideoPlayURL(lessonResource, options)).url);
  if (kind === 'audio')
    return fileAddress((await api.resource.getAudioOrDocUrl(lessonResource, options)).url);
  if (kind === 'image')
    return fileAddress((await api.resource.getImageOrDocUrl(lessonResource, options)).url);
  return fileAddress((await api.resource.getDocAccessToken(lessonResource, options)).previewUrl);
}

/** The file name, which is the last part of a file's address, encoded. */
export const fileNameOf = (address: string): string =>
  address.split('?')[0]?.split('/').at(-1) ?? '';
