interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What can wait is not fetched ahead on data-saver, nor on a line too slow to spare any of it. */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** Safari knows no idle moments: there the next free one has to do. */
export const whenIdle = (work: () => void): unknown =>
  (window.requestIdleCallback ?? setTimeout)(work);
