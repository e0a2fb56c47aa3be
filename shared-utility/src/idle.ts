interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What can wait is not fetched ahead on data-saver, nor on a line too slow to spare any of it. */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? '');
}

/** Safari knows no idle moments: there a pause takes their place. */
export const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, 200);
};
