import { theme } from 'antd';
import { type Appearance, context, type ThemeName } from '../storage';
import { resetContext } from '../testing';
import { antdTheme, palettes, watchTheme } from '.';

beforeEach(resetContext);

/** WCAG relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const all = Object.entries(palettes).flatMap(([theme, appearances]) =>
  Object.entries(appearances).map(([appearance, palette]) => [theme, appearance, palette] as const),
);

test.each(all)(
  '%s %s can be read: AA on bar, ground and surface',
  (_theme, _appearance, palette) => {
    expect(contrast(palette.onHeader, palette.header)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [palette.ground, palette.surface, palette.elevated]) {
      expect(contrast(palette.text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.quiet, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.primary, palette.surface)).toBeGreaterThanOrEqual(4.5);
  },
);

test('the page’s variables follow theme and appearance until that is stopped', () => {
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
  expect(antdTheme('red', 'light').token).toMatchObject({
    colorPrimary: palettes.red.light.primary,
    colorBgLayout: palettes.red.light.ground,
  });
});

test.each(all)(
  '%s %s: words on the primary button can be read in each of its states',
  (name, look) => {
    const config = antdTheme(name as ThemeName, look as Appearance);
    const { colorPrimary, colorPrimaryHover, colorPrimaryActive } = theme.getDesignToken(config);
    const words = palettes[name as ThemeName][look as Appearance].onPrimary;
    for (const ground of [colorPrimary, colorPrimaryHover, colorPrimaryActive]) {
      expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test.each(all)('%s %s: a link keeps AA under the pointer', (name, look) => {
  const { colorLink, colorLinkHover } = theme.getDesignToken(
    antdTheme(name as ThemeName, look as Appearance),
  );
  const { surface, elevated } = palettes[name as ThemeName][look as Appearance];
  for (const words of [colorLink, colorLinkHover]) {
    expect(contrast(words, surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(words, elevated)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(all)(
  '%s %s: danger, success and warning can be read, on a tag of theirs too',
  (name, look) => {
    const token = theme.getDesignToken(antdTheme(name as ThemeName, look as Appearance));
    const { surface, elevated, onPrimary } = palettes[name as ThemeName][look as Appearance];
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
    const poor = pairs.filter(([words, ground]) => contrast(words, ground) < 4.5);
    expect(poor).toEqual([]);
  },
);
