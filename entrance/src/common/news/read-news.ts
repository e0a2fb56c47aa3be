import { api, type PublishedArticle } from '@edu/shared-utility';

/** So many stand below the form. */
const SHOWN = 3;

/** The query of the page of one; what else stands in it stays. */
export function withId(search: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete('id');
  else query.set('id', id);
  return query.size > 0 ? `?${query}` : '';
}

/** What was published last. */
export async function readNews(signal: AbortSignal): Promise<readonly PublishedArticle[]> {
  const asked = { pageNum: 1, pageSize: SHOWN };
  return (await api.news.find(asked, { signal, toast: false })).list;
}
