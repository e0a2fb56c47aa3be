import { withoutFinalSlash } from '../paths';
import { brand } from './brand';
import { loginForm } from './login-form';
import { isFirstTab, pageKindOf } from './page-kind';
import { ofThisTab, readStored } from './read-stored';
import { skeletonPart } from './skeleton-part';
import { appearanceKey, parseAppearance, windowKind } from './stored-appearance';
import { coloursOf, tenantOf } from './tenant';

/** The chosen colour scheme, else the one that the device prefers. */
function schemeOf(choice: string | null): 'light' | 'dark' {
  if (choice === 'light' || choice === 'dark') return choice;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Grey placeholders for lines of text. */
const lines = (count: number): HTMLElement[] =>
  Array.from({ length: count }, () => document.createElement('i'));

const labels: Readonly<Record<string, string>> = {
  'en-US': 'Loading',
  'fr-FR': 'Chargement',
};

/** Grey placeholders of any form. */
const formParts = ['tagline', 'heading', 'tabs', 'field', 'field', 'button'];

/** Marks an element that is removed when the real content is drawn. */
function first(element: HTMLElement): HTMLElement {
  element.dataset.first = '';
  return element;
}

/** Draws the skeleton into the page's slots, from the page and this browser's storage only. */
export function drawFirst(): void {
  const root = document.getElementById('edu-root');
  const frame = document.getElementById('edu-frame');
  const content = document.getElementById('edu-content');
  if (!root || !frame || !content) return;

  const path = withoutFinalSlash(window.location.pathname);
  const hasToken = Boolean(readStored('token'));
  const kind = pageKindOf(path, hasToken);
  const tenant = tenantOf();
  const language = readStored('keep:language') ?? 'zh-CN';
  const appearance = parseAppearance(readStored(appearanceKey));
  const { menu, crumbs } = appearance;
  const scheme = schemeOf(readStored('keep:appearance'));
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(coloursOf(tenant, scheme, appearance[scheme])))
    style.setProperty(name, value);
  style.colorScheme = scheme;
  document.documentElement.lang = language;

  root.dataset.layout = kind === 'frame' ? 'framed' : 'full';
  if (kind === 'frame') {
    const windowSize = windowKind(window.innerWidth);
    // On a phone the menu is a drawer over the page.
    const width =
      windowSize === 'phone' ? 0 : (menu[windowSize] ?? (windowSize === 'wide' ? 160 : 46));
    root.style.setProperty('--edu-menu-width', `${width}px`);
    if (crumbs !== undefined) root.style.setProperty('--edu-crumbs-height', `${crumbs}px`);
    const bar = skeletonPart('bar', brand(tenant, false, true), skeletonPart('space'), ...lines(3));
    const column = skeletonPart('menu', ...lines(5));
    frame.append(...[bar, column].map(first));
    for (const element of [bar, column]) element.ariaHidden = 'true';
  }
  const canType = !hasToken && tenant.asksForPassword && isFirstTab(path);
  const boxesOf = {
    frame: () => [
      skeletonPart(
        'card',
        skeletonPart('filters', ...lines(4)),
        skeletonPart('rows', ...lines(11)),
      ),
    ],
    form: () => {
      const picture = skeletonPart('picture');
      if (tenant.hasPicture) picture.dataset.plain = '';
      const brandElement = brand(tenant, true, scheme === 'dark');
      const block = canType
        ? loginForm(
            language,
            ofThisTab('returningAccount'),
            readStored('keep:rememberedAccount'),
            brandElement,
          )
        : [skeletonPart('block', brandElement, ...formParts.map((name) => skeletonPart(name)))];
      return [picture, skeletonPart('column', ...block)];
    },
    page: () => [
      skeletonPart('line'),
      skeletonPart('box', ...lines(2)),
      skeletonPart('box', ...lines(6)),
    ],
  };
  const body = first(skeletonPart(kind, ...boxesOf[kind]()));
  const field = [...body.querySelectorAll('input')].find(({ value }) => value === '');
  if (!field) {
    body.role = 'status';
    body.ariaLabel = labels[language] ?? '正在加载';
  }
  content.append(body);
  field?.focus();
}
