import { api, type Resource, withoutToast } from '@edu/shared-utility';

/** Growing intervals between polls in ms; the last one repeats. */
const pollIntervals = [500, 1_000, 2_000, 3_000, 5_000];
const MAX_POLLS = 120;

/** Polls until the platform has examined a resource's file. @returns null where that takes too long */
export async function checkedResource(id: string, signal: AbortSignal): Promise<Resource | null> {
  for (let attempt = 0; attempt < MAX_POLLS; attempt += 1) {
    const interval = pollIntervals[Math.min(attempt, pollIntervals.length - 1)];
    await new Promise((resolve) => setTimeout(resolve, interval));
    signal.throwIfAborted();
    const resource = await api.resource
      .findById({ id }, { ...withoutToast, signal })
      .catch(() => null);
    signal.throwIfAborted();
    if (resource?.status === 'ready' || resource?.status === 'failed') return resource;
  }
  return null;
}
