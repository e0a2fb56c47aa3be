import { api, type ReadArticle } from '@edu/shared-utility';

/** A call for one article that the tenant shows without log-in. */
export const readArticle =
  (id: string) =>
  (signal: AbortSignal): Promise<ReadArticle> =>
    api.news.findById({ id }, { signal, toast: false });
