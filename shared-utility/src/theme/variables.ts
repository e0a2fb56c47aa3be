import { limits } from '../environment';
import { context } from '../storage';
import { type Palette, palettes } from './tokens';

export function currentPalette(): Palette {
  return palettes[context.get('theme')][context.get('appearance')];
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
  const stops = [context.subscribe('theme', apply), context.subscribe('appearance', apply)];
  return () => {
    for (const stop of stops) stop();
  };
}
