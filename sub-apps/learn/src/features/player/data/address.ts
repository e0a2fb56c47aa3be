const PLACE = /^\d{1,6}$/;

/** Position in the lesson from the address, in seconds or as a page number: `?t=65`; null without a valid one. */
export function positionInAddress(search: URLSearchParams): number | null {
  const text = search.get('t') ?? '';
  return PLACE.test(text) ? Number(text) : null;
}
