import { api, type Page, type PublishedArticle } from '@edu/shared-utility';

/** Number of titles below the form. */
const SHOWN = 3;

/**
 * The query of the page for one article or, without an id, for all; other parameters stay.
 *
 * @param id or address
 */
export function withId(search: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete('id');
  else query.set('id', id);
  return query.size > 0 ? `?${query}` : '';
}

/** Loads the latest articles. */
export const readNews = (
  signal: AbortSignal,
  query = { pageNum: 1, pageSize: SHOWN },
): Promise<Page<PublishedArticle>> => api.news.find(query, { signal, toast: false });
