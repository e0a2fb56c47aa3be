import { theme } from 'antd';
import { writeBrand } from '../contract/colour';
import { contrast, hueDistance } from '../contract/colour-maths';
import { type Appearance, context, type ThemeName } from '../storage';
import { resetContext } from '../testing';
import { antdTheme, paletteOf, palettes, tenantPalette, watchTheme } from '.';

beforeEach(resetContext);

type Pair = readonly [words: string, ground: string];
const poor = (pairs: readonly Pair[], min = 4.5) =>
  pairs.filter(([words, ground]) => contrast(words, ground) < min);

const allPalettes = Object.entries(palettes).flatMap(([theme, appearances]) =>
  Object.entries(appearances).map(([appearance, palette]) => [theme, appearance, palette] as const),
);

test.each(allPalettes)(
  '%s %s is readable: AA on bar, ground and surface',
  (_theme, _appearance, palette) => {
    expect(contrast(palette.onHeader, palette.header)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [palette.ground, palette.surface, palette.elevated]) {
      expect(contrast(palette.text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.quiet, ground)).toBeGreaterThanOrEqual(4.5);
    }
    const { surface, ground, elevated, accent, primary, danger, dangerGround } = palette;
    const grounds = [surface, elevated];
    const words = [primary, accent, palette.accentHover, danger];
    expect(poor(words.flatMap((word) => grounds.map((under) => [word, under] as const)))).toEqual(
      [],
    );
    expect(poor([[danger, dangerGround]])).toEqual([]);
    // A focus ring is no text; it has to be visible on every background.
    expect(
      poor(
        [...grounds, ground].map((under) => [accent, under] as const),
        3,
      ),
    ).toEqual([]);
  },
);

test('an unreadable pair is found', () => {
  expect(
    poor([
      ['#999999', '#ffffff'],
      ['#767676', '#ffffff'],
    ]),
  ).toEqual([['#999999', '#ffffff']]);
});

test.each(allPalettes)(
  '%s %s: danger looks neither like the brand nor like a link',
  (_name, _look, palette) => {
    const { danger, primary, accent, warning } = palette;
    for (const colour of [primary, accent, warning]) {
      expect(hueDistance(danger, colour)).toBeGreaterThanOrEqual(25);
    }
  },
);

test('a link, the focus and a selection have the same colour in every theme', () => {
  for (const appearance of ['light', 'dark'] as const) {
    expect(palettes.red[appearance].accent).toBe(palettes.init[appearance].accent);
    expect(
      hueDistance(palettes.red[appearance].accent, palettes.red[appearance].primary),
    ).toBeGreaterThan(90);
    const { colorPrimary, colorLink } = theme.getDesignToken(antdTheme('red', appearance));
    expect(theme.getDesignToken(antdTheme('init', appearance))).toMatchObject({
      colorPrimary,
      colorLink,
    });
  }
});

test('red beside red is found', () => {
  expect(hueDistance('#cf1322', '#c4232b')).toBeLessThan(25);
});

test('the page’s variables follow theme and appearance until unsubscribed', () => {
  const value = () => document.documentElement.style.getPropertyValue('--edu-header');
  const stop = watchTheme();
  expect(value()).toBe(palettes.init.light.header);
  context.set('theme', 'red');
  expect(value()).toBe(palettes.red.light.header);
  context.set('appearance', 'dark');
  expect(value()).toBe(palettes.red.dark.header);
  expect(document.documentElement.style.colorScheme).toBe('dark');
  stop();
  context.set('theme', 'init');
  expect(value()).toBe(palettes.red.dark.header);
});

test('antd gets the palette’s colours', () => {
  const { token, components } = antdTheme('red', 'light');
  const { primary, accent, danger, ground } = palettes.red.light;
  expect(token).toMatchObject({ colorPrimary: accent, colorError: danger, colorBgLayout: ground });
  expect(components?.Button).toMatchObject({ colorPrimary: primary, colorPrimaryBorder: accent });
});

test.each(allPalettes)(
  '%s %s: text on the primary button is readable in each of its states',
  (name, appearance) => {
    const { onPrimary, primary, primaryHover } =
      palettes[name as ThemeName][appearance as Appearance];
    const { components } = antdTheme(name as ThemeName, appearance as Appearance);
    expect(components?.Button).toMatchObject({
      colorPrimary: primary,
      colorPrimaryHover: primaryHover,
      colorPrimaryActive: primaryHover,
      primaryColor: onPrimary,
    });
    expect(poor([primary, primaryHover].map((ground) => [onPrimary, ground] as const))).toEqual([]);
  },
);

test.each(allPalettes)('%s %s: a link keeps AA when hovered', (name, appearance) => {
  const { colorLink, colorLinkHover } = theme.getDesignToken(
    antdTheme(name as ThemeName, appearance as Appearance),
  );
  const { surface, elevated } = palettes[name as ThemeName][appearance as Appearance];
  for (const words of [colorLink, colorLinkHover]) {
    expect(contrast(words, surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(words, elevated)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(allPalettes)(
  '%s %s: danger, success and warning are readable, on their tags too',
  (name, appearance) => {
    const token = theme.getDesignToken(antdTheme(name as ThemeName, appearance as Appearance));
    const { surface, elevated, onPrimary } = palettes[name as ThemeName][appearance as Appearance];
    const pairs = [
      [token.colorSuccess, token.colorSuccessBg],
      [token.colorWarning, token.colorWarningBg],
      [token.colorError, token.colorErrorBg],
      [token.colorErrorText, token.colorErrorBg],
      ...[surface, elevated].flatMap((ground) =>
        [
          token.colorSuccess,
          token.colorWarning,
          token.colorError,
          token.colorErrorHover,
          token.colorErrorActive,
        ].map((words) => [words, ground]),
      ),
      ...[token.colorError, token.colorErrorHover, token.colorErrorActive].map((ground) => [
        onPrimary,
        ground,
      ]),
    ] as [string, string][];
    expect(poor(pairs)).toEqual([]);
  },
);

test('frame and application get the same theme, and its variables the same name', () => {
  const first = antdTheme('init', 'light');
  expect(antdTheme('init', 'light')).toBe(first);
  expect(antdTheme('init', 'dark')).not.toBe(first);
  expect(antdTheme('init', 'light', 'touch')).not.toBe(first);
  expect([first, antdTheme('red', 'dark')].map(({ cssVar }) => cssVar)).toEqual([
    { key: 'css-var-edu' },
    { key: 'css-var-edu' },
  ]);
});

const plum = writeBrand('#7a1fa2');
const configured = (brand: string) => [{ key: 'theme_palette', value: brand }];

test('a tenant’s own colour replaces the theme’s, in both modes, and nothing else changes', () => {
  const ownPalette = paletteOf('init', 'light', plum);
  expect(ownPalette).toMatchObject({ primary: '#7a1fa2', accent: palettes.init.light.accent });
  expect(paletteOf('init', 'dark', plum).primary).not.toBe(palettes.init.dark.primary);
  expect(paletteOf('init', 'light', plum)).toBe(ownPalette);
  expect(paletteOf('red', 'light', 'url(evil)')).toBe(palettes.red.light);
  expect(antdTheme('init', 'light', 'comfortable', plum).components?.Button).toMatchObject({
    colorPrimary: '#7a1fa2',
  });
  expect(antdTheme('init', 'light')).not.toBe(antdTheme('init', 'light', 'comfortable', plum));
});

test('the page’s variables follow the tenant’s own colour when the configuration is loaded', () => {
  const value = () => document.documentElement.style.getPropertyValue('--edu-primary');
  const stop = watchTheme();
  context.set('frontendConfig', configured(plum));
  expect(value()).toBe('#7a1fa2');
  expect(tenantPalette('light').primary).toBe('#7a1fa2');
  context.set('frontendConfig', []);
  expect(value()).toBe(palettes.init.light.primary);
  stop();
});
