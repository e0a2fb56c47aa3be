const PLACE = /^\d{1,6}$/;

/** Where in the lesson an address leads, in seconds or to a page: `?t=65`; null where it says nothing that can be read. */
export function placeIn(search: URLSearchParams): number | null {
  const text = search.get('t') ?? '';
  return PLACE.test(text) ? Number(text) : null;
}
