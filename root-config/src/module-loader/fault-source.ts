const sources = new WeakMap<object, string>();

const isObject = (error: unknown): error is object => typeof error === 'object' && error !== null;

/** SystemJS tells of every file that an error passes; only one of them is where it came from. */
export function noteSource(error: unknown, file: string): void {
  if (isObject(error)) sources.set(error, file);
}

/** The file that an error of loading came from; null where SystemJS named none. */
export const sourceOf = (error: unknown): string | null =>
  isObject(error) ? (sources.get(error) ?? null) : null;
