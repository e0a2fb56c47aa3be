/** Sizes of files as the browser measured them, in bytes; `transfer` is 0 for files from its cache. */
export interface Size {
  readonly files: number;
  readonly transfer: number;
  readonly decoded: number;
}

export const timings = ['fetch', 'evaluate', 'bootstrap', 'mount'] as const;

/** Milliseconds; null for what was not measured. */
export type Timings = Readonly<Record<(typeof timings)[number], number | null>>;

type Resource = Pick<
  PerformanceResourceTiming,
  'name' | 'transferSize' | 'decodedBodySize' | 'startTime' | 'responseEnd'
>;

/** Measurements by address; the first response counts, since later ones come from a cache. */
export function readResources(
  entries = performance.getEntriesByType?.('resource') ?? [],
): ReadonlyMap<string, Resource> {
  const resourceByAddress = new Map<string, Resource>();
  for (const entry of entries as unknown as Resource[]) {
    if (!resourceByAddress.has(entry.name)) resourceByAddress.set(entry.name, entry);
  }
  return resourceByAddress;
}

/** Null where the browser hides the size, as for another host without `Timing-Allow-Origin`. */
export function sizeOf(
  files: readonly string[],
  resources: ReadonlyMap<string, Resource>,
): Size | null {
  const cached = files.flatMap((file) => resources.get(file) ?? []);
  const measured = cached.filter((resource) => resource.decodedBodySize > 0);
  if (measured.length === 0) return null;
  const sum = (measureOf: (resource: Resource) => number) =>
    measured.reduce((total, resource) => total + measureOf(resource), 0);
  return {
    files: measured.length,
    transfer: sum((resource) => resource.transferSize),
    decoded: sum((resource) => resource.decodedBodySize),
  };
}

export function fetchTime(
  address: string,
  resources: ReadonlyMap<string, Resource>,
): number | null {
  const timingEntry = resources.get(address);
  return timingEntry ? Math.round(timingEntry.responseEnd - timingEntry.startTime) : null;
}

/**
 * Milliseconds of evaluation. The browser fetches an ES module during its import, so the time before its last byte
 * is subtracted.
 */
export function evaluateTime(
  address: string,
  [from, to]: readonly [number, number],
  resources: ReadonlyMap<string, Resource>,
): number {
  const responseEnd = resources.get(address)?.responseEnd ?? 0;
  return Math.round(to - Math.max(from, Math.min(responseEnd, to)));
}
