import { api, quietly, type Resource } from '@edu/shared-utility';

/** Growing distances between two looks, and the last one for as long as it takes. */
const distances = [500, 1_000, 2_000, 3_000, 5_000];
const looks = 120;

/** Waits until the platform has looked at the file of a resource. @returns null where it takes too long to wait for */
export async function checkedResource(id: string, signal: AbortSignal): Promise<Resource | null> {
  for (let attempt = 0; attempt < looks; attempt += 1) {
    const distance = distances[Math.min(attempt, distances.length - 1)];
    await new Promise((resolve) => setTimeout(resolve, distance));
    signal.throwIfAborted();
    const resource = await api.resource.findById({ id }, { ...quietly, signal }).catch(() => null);
    signal.throwIfAborted();
    if (resource?.status === 'ready' || resource?.status === 'failed') return resource;
  }
  return null;
}
