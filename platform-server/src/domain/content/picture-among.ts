import type { FileAddressOf } from '../file-addresses';
import type { ResourcesById } from '../resources/usable-resources';

/** The address of a picture among files that may be shown; null if it is not there or not ready. */
export function pictureAmong(
  usable: ResourcesById['usable'],
  id: string | null,
  addressOf: FileAddressOf,
  variant: 'picture' | 'thumbnail',
): string | null {
  const usableResource = id === null ? undefined : usable.get(id);
  const isReady = usableResource?.kind === 'image' && usableResource.state === 'ready';
  return isReady ? addressOf(usableResource.fileId, variant) : null;
}
