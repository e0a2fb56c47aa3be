const SECONDS = /^\d{1,6}$/;

/** Where in the lesson an address leads, in seconds: `?t=65`; null where it says nothing that can be read. */
export function secondsIn(search: URLSearchParams): number | null {
  const text = search.get('t') ?? '';
  return SECONDS.test(text) ? Number(text) : null;
}
