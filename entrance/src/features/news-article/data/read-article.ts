import { api, type ReadArticle } from '@edu/shared-utility';

/** Loads one public article of the tenant. */
export const readArticle =
  (id: string) =>
  (signal: AbortSignal): Promise<ReadArticle> =>
    api.news.findById({ id }, { signal, toast: false });
