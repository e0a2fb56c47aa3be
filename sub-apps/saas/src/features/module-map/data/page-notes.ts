import { formatNumber, type ModulePage } from '@edu/shared-utility';
import type { phrases } from '../phrases';
import { languageName } from './language-name';

type Translate = ReturnType<typeof phrases.use>['t'];

/** Titles in other languages than the page's. */
const titleNotes = ({ titles }: ModulePage, t: Translate): string[] =>
  titles.map(({ language, title, before }) => {
    const formerNameText = before === null ? '' : ` (${t('menu.before', { name: before })})`;
    return t('menu.titleIn', { language: languageName(language), title }) + formerNameText;
  });

/** A page that moves or is removed, with the consequences. */
function moveNotes({ change, parent, wasParent }: ModulePage, t: Translate): string[] {
  if (change === 'gone') return [t('menu.lost')];
  if (change === 'changed' && parent !== null && wasParent === null)
    return [t('menu.leavesMenu'), t('menu.lost')];
  if (change === 'changed' && parent === null && wasParent !== null) return [t('menu.entersMenu')];
  return parent === null ? [] : [t('menu.crumbOnly')];
}

function permissionNotes(page: ModulePage, t: Translate): string[] {
  const { change, permission, wasPermission } = page;
  if (change === 'changed' && permission !== wasPermission) {
    const former = wasPermission
      ? t('menu.asked', { code: wasPermission })
      : t('menu.askedNothing');
    return [permission ? t('menu.asks', { code: permission }) : t('menu.asksNothing'), former];
  }
  return permission ? [t('menu.asks', { code: permission })] : [];
}

/** What an operator has to know about a page before it is added to or removed from the menus of all tenants. */
export function pageNotes(page: ModulePage, t: Translate): string[] {
  const { change, before, renamed, removed } = page;
  const isGone = change === 'gone';
  return [
    ...(before ? [t('menu.before', { name: before })] : []),
    ...titleNotes(page, t),
    ...moveNotes(page, t),
    ...permissionNotes(page, t),
    ...(renamed > 0 && !isGone ? [t('menu.renamed', { count: formatNumber(renamed) })] : []),
    ...(removed > 0 && !isGone ? [t('menu.removed', { count: formatNumber(removed) })] : []),
  ];
}
