import { formatDate, getLanguage, type ModuleMenu } from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import type { ReactNode } from 'react';
import { phrases } from '../phrases';

/** What a language is called in the one of the page. */
const languageName = (locale: string): string =>
  new Intl.DisplayNames([getLanguage()], { type: 'language' }).of(locale.split('-')[0] ?? locale) ??
  locale;

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(getLanguage()).format(words);

/** What a manifest says of its module beside the pages, and whether the menus have it. */
export function MenuFacts({ offer }: { readonly offer: ModuleMenu }) {
  const { t } = phrases.use();
  const { title, address, state, languages, layout, permissions, put } = offer;
  const offered: [string, ReactNode][] = [
    [t('menu.languages'), listed(languages.map(languageName)) || t('menu.untold')],
    [
      t('menu.permissions'),
      listed(permissions.map(({ code, name }) => `${name} (${code})`)) || t('menu.noPermissions'),
    ],
    [t('menu.layout'), t(`menu.layouts.${layout}`)],
  ];
  const facts: [string, ReactNode][] = [
    [t('menu.title'), title],
    ...(state === 'offered' ? offered : []),
    [t('menu.address'), address],
    [
      t('menu.present'),
      put
        ? t('menu.putBy', { who: put.who, time: formatDate(put.at, 'datetime') })
        : t('menu.notPut'),
    ],
  ];
  return <Facts of={facts} />;
}
