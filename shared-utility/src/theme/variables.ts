import { brandEntry, readBrand } from '../contract/brand';
import { limits } from '../environment';
import { type Appearance, configValue, context, type ThemeName } from '../storage';
import { type Palette, palettes } from './tokens';

const cache = new Map<string, Palette>();

/**
 * The colours of a theme with a tenant's own colour; equal arguments return the same object.
 *
 * @param brand value of `brandEntry` in the tenant's configuration; anything else is ignored
 */
export function paletteOf(name: ThemeName, appearance: Appearance, brand?: string): Palette {
  const theme = palettes[name][appearance];
  const ownBrandColours = readBrand(brand);
  if (!ownBrandColours) return theme;
  const key = `${name} ${appearance} ${brand}`;
  const cached = cache.get(key) ?? { ...theme, ...ownBrandColours[appearance] };
  cache.set(key, cached);
  return cached;
}

/** The tenant's colours in one scheme. */
export const tenantPalette = (appearance: Appearance): Palette =>
  paletteOf(context.get('theme'), appearance, configValue(brandEntry));

export const currentPalette = (): Palette => tenantPalette(context.get('appearance'));

/** Calls `fn` whenever the theme, the scheme or the configuration changes. */
export function onPaletteChange(fn: () => void): () => void {
  const stopFunctions = (['theme', 'appearance', 'frontendConfig'] as const).map((key) =>
    context.subscribe(key, fn),
  );
  return () => {
    for (const stop of stopFunctions) stop();
  };
}

/** Writes the theme as CSS variables: `--edu-header`, `--edu-ground`, … on the given element. */
export function applyThemeVariables(element: HTMLElement = document.documentElement): void {
  const palette = currentPalette();
  for (const [name, value] of Object.entries(palette)) {
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    element.style.setProperty(`--edu-${kebab}`, value);
  }
  element.style.setProperty('--edu-header-height', `${limits.headerHeight}px`);
  element.style.colorScheme = context.get('appearance');
  element.dataset.theme = context.get('theme');
}

/** Applies the theme now and after every change of it; the returned function stops that. */
export function watchTheme(): () => void {
  const apply = () => applyThemeVariables();
  apply();
  return onPaletteChange(apply);
}
