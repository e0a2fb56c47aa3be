import { context, emit, palettes } from '@edu/shared-utility';
import { resetContext } from '@edu/shared-utility/testing';
import { drawFirst } from './draw';
import { storeAppearance } from './store-appearance';
import { appearanceKey, firstColours, parseAppearance } from './stored-appearance';

function page(path: string, tenant: object | null = null): HTMLElement {
  document.head.innerHTML = '<meta name="edu-tenant" />';
  if (tenant) document.querySelector('meta')?.setAttribute('content', JSON.stringify(tenant));
  document.body.innerHTML =
    '<div id="edu-root"><div id="edu-frame"></div><main id="edu-content"></main></div>';
  window.history.replaceState(null, '', path);
  drawFirst();
  return document.getElementById('edu-root') as HTMLElement;
}
const content = () => document.querySelector('#edu-content > [data-first]');

beforeEach(() => {
  resetContext();
  window.localStorage.clear();
  document.documentElement.removeAttribute('style');
});

it.each([
  ['/saas/student', true, 'framed', 'edu-first-frame'],
  ['/', true, 'framed', 'edu-first-frame'],
  ['/', false, 'full', 'edu-first-form'],
  ['/saas/student', false, 'full', 'edu-first-form'],
  ['/entrance/login', true, 'full', 'edu-first-form'],
  ['/entrance_new/login', false, 'full', 'edu-first-form'],
  ['/personal', true, 'full', 'edu-first-page'],
  ['/personal/settings', true, 'framed', 'edu-first-frame'],
  ['/personal/settings/', false, 'full', 'edu-first-form'],
  ['/error', false, 'full', 'edu-first-page'],
  ['/saas/screen/trainRegulation/', false, 'full', 'edu-first-page'],
])('%s, logged in: %s, is drawn as %s, %s', (path, isIn, layout, shape) => {
  if (isIn) window.localStorage.setItem('token', 't');
  const root = page(path);
  expect(root.dataset.layout).toBe(layout);
  expect(content()).toHaveClass(shape);
  expect(content()).toHaveAccessibleName('正在加载');
  expect(document.querySelectorAll('#edu-frame > [data-first]')).toHaveLength(
    layout === 'framed' ? 2 : 0,
  );
});

it('shows the tenant’s name, and ignores a picture with another kind of address', () => {
  const root = page('/entrance/login', { pageTitle: '<b>蓝鲸</b>', logo: 'javascript:alert(1)' });
  expect(root).toHaveTextContent('<b>蓝鲸</b>');
  expect(root.querySelector('img, b')).toBeNull();
});

it('if the page does not name the tenant, that of the last visit is shown', () => {
  context.set('pageTitle', '阳光教育');
  expect(page('/entrance/login')).toHaveTextContent('阳光教育');
});

it('a page is drawn with the appearance of the last one', () => {
  context.set('token', 't');
  context.set('language', 'fr-FR');
  context.set('appearance', 'dark');
  storeAppearance(() => 77);
  emit('layout:menu-width', { width: 300 });
  emit('navigation:done', { path: '/' });
  const root = page('/saas/student');
  const { style, lang } = document.documentElement;
  expect(root.style.getPropertyValue('--edu-menu-width')).toBe('300px');
  expect(root.style.getPropertyValue('--edu-crumbs-height')).toBe('77px');
  expect(style.getPropertyValue('--edu-ground')).toBe(palettes.init.dark.ground);
  expect([style.colorScheme, lang]).toEqual(['dark', 'fr-FR']);
  expect(content()).toHaveAccessibleName('Chargement');
});

it('on the first visit a red tenant gets the colours of its theme', () => {
  const { primary, header } = palettes.red.light;
  expect(firstColours.red.light).toEqual({ '--edu-primary': primary, '--edu-header': header });
  page('/entrance/login', { entries: [{ key: 'theme', value: 'red' }] });
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--edu-primary')).toBe(primary);
});

it('a dark background gets the logo made for it, if the tenant has one', () => {
  const pictures: HTMLImageElement[] = [];
  const { Image: Real } = window;
  window.Image = class extends Real {
    constructor() {
      super();
      pictures.push(this);
    }
  };
  window.localStorage.setItem('token', 't');
  const drawn = (entries: object[]) => {
    page('/saas/student', { logo: '/day.svg', entries });
    const picture = pictures.pop();
    return [picture?.getAttribute('src'), picture?.dataset.plain];
  };
  expect(drawn([{ key: 'logo_on_dark', value: '/night.svg' }])).toEqual(['/night.svg', '']);
  expect(drawn([])).toEqual(['/day.svg', undefined]);
  expect(drawn([{ key: 'logo_on_dark', value: 'javascript:alert(1)' }])[0]).toBe('/day.svg');
  window.Image = Real;
});

it.each(['init', 'red', 'green'] as const)(
  'on a dark device the first page of %s is dark',
  (theme) => {
    const { primary, header, onHeader, ground, surface, text, line } = palettes[theme].dark;
    expect(firstColours[theme].dark).toEqual({
      '--edu-primary': primary,
      '--edu-header': header,
      '--edu-on-header': onHeader,
      '--edu-ground': ground,
      '--edu-surface': surface,
      '--edu-text': text,
      '--edu-line': line,
    });
    const dark = { matches: true } as MediaQueryList;
    const device = jest.spyOn(window, 'matchMedia').mockReturnValue(dark);
    page('/entrance/login', { entries: [{ key: 'theme', value: theme }] });
    const { style } = document.documentElement;
    expect(style.colorScheme).toBe('dark');
    expect(style.getPropertyValue('--edu-ground')).toBe(ground);
    document.documentElement.removeAttribute('style');
    context.set('appearanceChoice', 'light');
    page('/entrance/login');
    expect(style.colorScheme).toBe('light');
    device.mockRestore();
  },
);

it.each(['', '[]', '{"light":1}', '{"light":{"background":"x"},"menu":{"wide":-1},"crumbs":"x"}'])(
  'a damaged stored appearance %s is ignored',
  (text) => {
    expect(parseAppearance(text)).toEqual(expect.objectContaining({ light: {}, dark: {} }));
    window.localStorage.setItem('token', 't');
    window.localStorage.setItem(appearanceKey, text);
    expect(page('/saas/student').style.getPropertyValue('--edu-menu-width')).toMatch(
      /^(160|46)px$/,
    );
  },
);

it('a page without storage is drawn as for a guest', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  page('/saas/student');
  expect(content()).toHaveClass('edu-first-form');
});

it('the tenant’s own colour applies from the first paint, before that of the last visit', () => {
  const ten = ['7a', '6e', '6d', 'cf', 'ff', 'b1', 'c5', '4a', 'f1', '2c'].map(
    (two) => `#${two}0000`,
  );
  const value = (name: string) => document.documentElement.style.getPropertyValue(name);
  const drawEntries = (entries: object[]) =>
    page('/entrance/login', {
      pageTitle: '日出',
      entries: [{ key: 'isNewSaas', value: 'true' }, ...entries],
    });
  const last = {
    light: { '--edu-primary': '#123456', '--edu-ground': '#eeeeee' },
    dark: {},
    menu: {},
  };
  window.localStorage.setItem(appearanceKey, JSON.stringify(last));
  drawEntries([{ key: 'theme_palette', value: ten.join(' ') }]);
  expect([value('--edu-primary'), value('--edu-header')]).toEqual(['#7a0000', '#6d0000']);
  expect(value('--edu-ground')).toBe('#eeeeee');
  document.documentElement.removeAttribute('style');
  drawEntries([]);
  expect(value('--edu-primary')).toBe('');
  drawEntries([{ key: 'theme_palette', value: 'red; } body { display: none' }]);
  expect(value('--edu-primary')).toBe('');
});
