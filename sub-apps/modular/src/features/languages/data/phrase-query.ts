import { environment, type Locale, limits } from '@edu/shared-utility';
import { listQuery } from '@edu/shared-utility/admin';

const languages = ['zh-CN', 'en-US', 'fr-FR'] as const satisfies readonly Locale[];

/** Mapping of the list to its address and its call. */
export const phraseQuery = listQuery({
  filters: {
    language: languages,
    state: ['overridden', 'missing', 'stale'],
    keyword: 'text',
  },
});

/** The package that the pages of this installation request. */
export const packageOf = (language: Locale) => ({
  appname: limits.sourceHost,
  language,
  env: environment(),
});
