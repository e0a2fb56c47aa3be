import { api, quietly } from '@edu/shared-utility';
import { fileAddress } from '@edu/shared-utility/media';
import type { DraftLesson } from './draft';

/** Where staff finds what a lesson shows; short-lived, so it is asked for when somebody looks. */
export async function lessonAddress(
  { kind, resourceId, url }: Pick<DraftLesson, 'kind' | 'resourceId' | 'url'>,
  signal: AbortSignal,
): Promise<string> {
  if (kind === 'link' || kind === 'live' || resourceId === null) return url ?? '';
  const of = { id: resourceId };
  const options = { ...quietly, signal };
  if (kind === 'video') return fileAddress((await api.resource.getVideoPlayURL(of, options)).url);
  if (kind === 'audio') return fileAddress((await api.resource.getAudioOrDocUrl(of, options)).url);
  if (kind === 'image') return fileAddress((await api.resource.getImageOrDocUrl(of, options)).url);
  return fileAddress((await api.resource.getDocAccessToken(of, options)).previewUrl);
}

/** Addresses of files end with the file's name, encoded. */
export const fileNameOf = (address: string): string =>
  address.split('?')[0]?.split('/').at(-1) ?? '';
