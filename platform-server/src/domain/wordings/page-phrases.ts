import type { Locale } from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import { phraseOverrides } from '../phrase-overrides';
import type { Catalogue } from './catalogue';

interface Read {
  readonly texts: Catalogue;
  readonly locale: Locale;
  /** Environment of the page that asks: a tenant words each again. */
  readonly env: string;
  /** Of the page whose words are meant. */
  readonly namespace: string;
}

/** Words of one page as a person of the tenant reads them there; Chinese where their language has none. */
export async function phrasesOfPage(
  tx: Tx,
  tenantId: string,
  { texts, locale, env, namespace }: Read,
): Promise<(key: string) => string | undefined> {
  const own = await phraseOverrides(tx, tenantId, { appname: 'admin', language: locale, env });
  const anew = new Map(own.map(({ key, value }) => [key, value]));
  return (key) => {
    const whole = `${namespace}.${key}`;
    const built = texts[locale][whole] ?? texts['zh-CN'][whole];
    return built === undefined ? undefined : (anew.get(whole) ?? built);
  };
}
