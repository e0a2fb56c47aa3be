/** Which questionnaire an address means. */
export type Way = { readonly key: string } | { readonly id: string };

/** Null where it means none. */
export function wayOf(search: URLSearchParams): Way | null {
  const [key, id] = [search.get('key')?.trim(), search.get('id')?.trim()];
  if (key) return { key };
  return id ? { id } : null;
}

export const nameOfWay = (way: Way): string => ('key' in way ? way.key : way.id);

/** The page of a questionnaire, within this site. */
export const pageOfWay = (way: Way): string => `/form/answer?${new URLSearchParams(way)}`;
