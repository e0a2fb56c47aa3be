const sources = new WeakMap<object, string>();

const isObject = (error: unknown): error is object => typeof error === 'object' && error !== null;

/** SystemJS reports every file that an error passes through; only the source is recorded. */
export function noteSource(error: unknown, file: string): void {
  if (isObject(error)) sources.set(error, file);
}

/** The file that a load error came from; null where SystemJS named none. */
export const sourceOf = (error: unknown): string | null =>
  isObject(error) ? (sources.get(error) ?? null) : null;
