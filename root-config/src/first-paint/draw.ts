import {
  firstSegment,
  framedPersonalPaths,
  fullPagePaths,
  organChoicePath,
  publicPaths,
  withoutFinalSlash,
} from '../paths';
import { loginForm } from './login-form';
import { part } from './part';
import {
  appearanceKey,
  firstColours,
  parseAppearance,
  type Variables,
  windowKind,
} from './stored-appearance';

type Kind = 'frame' | 'form' | 'page';

function readStored(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

function ofThisTab(name: string): string | null {
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

const entrance = ['entrance', 'entrance_new'];

/** Guesses what the page at this address will show. */
function kindOf(path: string, hasToken: boolean): Kind {
  const segment = firstSegment(path);
  if (entrance.includes(segment)) {
    return publicPaths.has(path) || path === organChoicePath ? 'form' : 'page';
  }
  if (framedPersonalPaths.has(path)) return hasToken ? 'frame' : 'form';
  if (segment === 'personal' || segment === 'error' || fullPagePaths.has(path)) return 'page';
  return hasToken || publicPaths.has(path) ? 'frame' : 'form';
}

/** Whether this address ends at the first tab of the log-in, by a redirect of the guard or directly. */
function isFirstTab(path: string): boolean {
  if (path === '/entrance/login') return (window.history.state?.tab ?? 'password') === 'password';
  return path === '/entrance' || !entrance.includes(firstSegment(path));
}

/** The chosen colour scheme, else the one that the device prefers. */
function schemeOf(choice: string | null): 'light' | 'dark' {
  if (choice === 'light' || choice === 'dark') return choice;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

interface Tenant {
  readonly name: string;
  readonly logo: string;
  /** Logo for a dark background; '' for none. */
  readonly logoOnDark: string;
  /** Whether the log-in page has a picture of the tenant's. */
  readonly hasPicture: boolean;
  readonly theme: keyof typeof firstColours;
  /**
   * Shades of the tenant's own colour, computed by the server: five for the light scheme, five for the dark one.
   */
  readonly brand: readonly string[];
  /** Whether the page embeds the tenant's configuration. */
  readonly isEmbedded: boolean;
  /** Whether the page embeds the log-in's flow, and that flow begins with a password. */
  readonly asksForPassword: boolean;
}

function tenantOf(): Tenant {
  let config: { pageTitle?: unknown; logo?: unknown; entries?: unknown } = {};
  try {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="edu-tenant"]');
    config = JSON.parse(meta?.content || '{}') ?? {};
  } catch {
    // The JSON is damaged: values stored by an earlier visit are used.
  }
  const text = (value: unknown, name: string) =>
    typeof value === 'string' && value ? value : (readStored(name) ?? '');
  const entriesText = JSON.stringify(config.entries ?? readStored('frontendConfig') ?? '');
  return {
    name: text(config.pageTitle, 'pageTitle'),
    logo: text(config.logo, 'logo'),
    logoOnDark: /"logo_on_dark","value":"([^"]+)"/.exec(entriesText)?.[1] ?? '',
    hasPicture: /custom_login_(background_)?img/.test(entriesText),
    theme: (/"theme","value":"(red|green)"/.exec(entriesText)?.[1] ?? 'init') as Tenant['theme'],
    brand:
      /"theme_palette","value":"((?:#[0-9a-f]{6} ?){10})"/.exec(entriesText)?.[1]?.split(' ') ?? [],
    isEmbedded: Boolean(config.entries),
    asksForPassword: Boolean(config.entries) && !/"isNewSaas","value":"true"/.test(entriesText),
  };
}

/** Colours of the first paint: the embedded configuration wins over the last visit's appearance. */
function coloursOf(
  { theme, brand, isEmbedded }: Tenant,
  scheme: 'light' | 'dark',
  last: Variables,
) {
  const { '--edu-primary': _, '--edu-header': __, ...others } = last;
  const [primary, , header] = brand.slice(scheme === 'light' ? 0 : 5);
  const themeColours =
    primary && header ? { '--edu-primary': primary, '--edu-header': header } : {};
  return { ...firstColours[theme][scheme], ...(isEmbedded ? others : last), ...themeColours };
}

/** Allowed addresses of pictures: this site's, or another one's over TLS. */
const isPicture = (address: string): boolean => /^(\/(?!\/)|https:\/\/)/.test(address);

/** Grey placeholders for lines of text. */
const lines = (count: number): HTMLElement[] =>
  Array.from({ length: count }, () => document.createElement('i'));

/** The tenant's name as text, until its logo has loaded. */
function brand({ name, logo, logoOnDark }: Tenant, mark: boolean, isDark: boolean): HTMLElement {
  const words = document.createElement('span');
  words.textContent = name;
  const created = part('brand', words);
  const plain = isDark && isPicture(logoOnDark);
  if (plain || isPicture(logo)) {
    const picture = new Image();
    if (plain) picture.dataset.plain = '';
    picture.alt = '';
    picture.fetchPriority = 'high';
    picture.onload = () => created.replaceChildren(picture);
    picture.src = plain ? logoOnDark : logo;
  } else if (mark) created.prepend(part('mark'));
  return created;
}

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
  const kind = kindOf(path, hasToken);
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
    const bar = part('bar', brand(tenant, false, true), part('space'), ...lines(3));
    const column = part('menu', ...lines(5));
    frame.append(...[bar, column].map(first));
    for (const element of [bar, column]) element.ariaHidden = 'true';
  }
  const canType = !hasToken && tenant.asksForPassword && isFirstTab(path);
  const boxesOf = {
    frame: () => [part('card', part('filters', ...lines(4)), part('rows', ...lines(11)))],
    form: () => {
      const picture = part('picture');
      if (tenant.hasPicture) picture.dataset.plain = '';
      const brandElement = brand(tenant, true, scheme === 'dark');
      const block = canType
        ? loginForm(
            language,
            ofThisTab('returningAccount'),
            readStored('keep:rememberedAccount'),
            brandElement,
          )
        : [part('block', brandElement, ...formParts.map((name) => part(name)))];
      return [picture, part('column', ...block)];
    },
    page: () => [part('line'), part('box', ...lines(2)), part('box', ...lines(6))],
  };
  const body = first(part(kind, ...boxesOf[kind]()));
  const field = [...body.querySelectorAll('input')].find(({ value }) => value === '');
  if (!field) {
    body.role = 'status';
    body.ariaLabel = labels[language] ?? '正在加载';
  }
  content.append(body);
  field?.focus();
}
