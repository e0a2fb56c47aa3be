interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether prefetching is acceptable: not with data saver, nor on a 2G connection. */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** Safari has no requestIdleCallback, so a timeout takes its place. */
export const whenIdle = (work: () => void): unknown =>
  (window.requestIdleCallback ?? setTimeout)(work);
