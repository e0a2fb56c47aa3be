import { api, type Page, type PublishedArticle } from '@edu/shared-utility';

/** So many are below the form. */
const SHOWN = 3;

/** The query of the page of one, or of all; its other parameters stay. @param id or address */
export function withId(search: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete('id');
  else query.set('id', id);
  return query.size > 0 ? `?${query}` : '';
}

/** What was published last. */
export const readNews = (
  signal: AbortSignal,
  query = { pageNum: 1, pageSize: SHOWN },
): Promise<Page<PublishedArticle>> => api.news.find(query, { signal, toast: false });
