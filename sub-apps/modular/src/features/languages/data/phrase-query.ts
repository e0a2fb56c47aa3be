import { environment, type Locale, limits } from '@edu/shared-utility';
import { listQuery } from '@edu/shared-utility/admin';

const languages = ['zh-CN', 'en-US', 'fr-FR'] as const satisfies readonly Locale[];

/** How the list is in its address and in the parameters of its call. */
export const phraseQuery = listQuery({
  filters: {
    language: languages,
    state: ['overridden', 'missing', 'stale'],
    keyword: 'text',
  },
});

/** The package of this page: what it shows is what the pages of this installation ask for. */
export const packageOf = (language: Locale) => ({
  appname: limits.sourceHost,
  language,
  env: environment(),
});
