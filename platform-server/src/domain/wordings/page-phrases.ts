import type { Locale } from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import { phraseOverrides } from '../phrase-overrides';
import type { Catalogue } from './catalogue';

interface ReadWordings {
  readonly texts: Catalogue;
  readonly locale: Locale;
  /** The environment of the requesting page: wordings differ by environment. */
  readonly env: string;
  /** The namespace of the page. */
  readonly namespace: string;
}

/** The texts of one page with the tenant's wordings; Chinese where the language has none. */
export async function phrasesOfPage(
  tx: Tx,
  tenantId: string,
  { texts, locale, env, namespace }: ReadWordings,
): Promise<(key: string) => string | undefined> {
  const overrides = await phraseOverrides(tx, tenantId, {
    appname: 'admin',
    language: locale,
    env,
  });
  const anew = new Map(overrides.map(({ key, value }) => [key, value]));
  return (key) => {
    const fullKey = `${namespace}.${key}`;
    const built = texts[locale][fullKey] ?? texts['zh-CN'][fullKey];
    return built === undefined ? undefined : (anew.get(fullKey) ?? built);
  };
}
