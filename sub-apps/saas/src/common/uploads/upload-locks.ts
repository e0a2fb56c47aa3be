const nameOf = (uploadId: string): string => `saas:upload:${uploadId}`;
const releases = new Map<string, () => void>();

/** Other tabs see from now on that this one has the upload; the browser ends that with the tab. */
export function lockUpload(uploadId: string): void {
  if (releases.has(uploadId)) return;
  const ended = new Promise<void>((end) => releases.set(uploadId, end));
  // without locks, as on a plain http address, tabs know nothing of each other
  void navigator.locks?.request(nameOf(uploadId), () => ended);
}

export function releaseUpload(uploadId: string): void {
  releases.get(uploadId)?.();
  releases.delete(uploadId);
}

export function releaseAllUploads(): void {
  for (const uploadId of [...releases.keys()]) releaseUpload(uploadId);
}

/** Whether an upload is another tab's. */
export async function lockedInOtherTab(): Promise<(uploadId: string) => boolean> {
  const locks = (await navigator.locks?.query())?.held ?? [];
  const names = new Set(locks.map(({ name }) => name));
  return (uploadId) => !releases.has(uploadId) && names.has(nameOf(uploadId));
}
