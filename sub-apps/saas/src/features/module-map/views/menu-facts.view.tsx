import { formatDate, getLanguage, type ModuleMenu } from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import type { ReactNode } from 'react';
import { languageName } from '../data/language-name';
import { phrases } from '../phrases';

const joinedNames = (words: readonly string[]): string =>
  new Intl.ListFormat(getLanguage()).format(words);

/** The manifest's details besides the pages, and whether it is in the menus. */
export function MenuFacts({ offer }: { readonly offer: ModuleMenu }) {
  const { t } = phrases.use();
  const { title, address, state, languages, icon, layout, permissions, applied, changed } = offer;
  const offered: [string, ReactNode][] = [
    [t('menu.languages'), joinedNames(languages.map(languageName)) || t('menu.untold')],
    [
      t('menu.permissions'),
      joinedNames(permissions.map(({ code, name }) => `${name} (${code})`)) ||
        t('menu.noPermissions'),
    ],
    [t('menu.icon'), icon ?? t('menu.noIcon')],
    [t('menu.layout'), t(`menu.layouts.${layout}`)],
    ...(changed.length > 0
      ? [
          [
            t('menu.alsoChanged'),
            joinedNames(changed.map((part) => t(`menu.parts.${part}`))),
          ] satisfies [string, ReactNode],
        ]
      : []),
  ];
  const facts: [string, ReactNode][] = [
    [t('menu.title'), title],
    ...(state === 'offered' ? offered : []),
    [t('menu.address'), address],
    [
      t('menu.present'),
      applied
        ? t('menu.putBy', { who: applied.who, time: formatDate(applied.at, 'datetime') })
        : t('menu.notPut'),
    ],
  ];
  return <Facts facts={facts} />;
}
