const nameOf = (uploadId: string): string => `saas:upload:${uploadId}`;
const releases = new Map<string, () => void>();

/** Marks the upload as this tab's; the browser releases the lock when the tab closes. */
export function lockUpload(uploadId: string): void {
  if (releases.has(uploadId)) return;
  const ended = new Promise<void>((end) => releases.set(uploadId, end));
  // Without locks (pages without https) tabs cannot detect each other.
  void navigator.locks?.request(nameOf(uploadId), () => ended);
}

export function releaseUpload(uploadId: string): void {
  releases.get(uploadId)?.();
  releases.delete(uploadId);
}

export function releaseAllUploads(): void {
  for (const uploadId of [...releases.keys()]) releaseUpload(uploadId);
}

/** Returns a function that checks whether another tab has the upload. */
export async function lockedInOtherTab(): Promise<(uploadId: string) => boolean> {
  const locks = (await navigator.locks?.query())?.held ?? [];
  const names = new Set(locks.map(({ name }) => name));
  return (uploadId) => !releases.has(uploadId) && names.has(nameOf(uploadId));
}
