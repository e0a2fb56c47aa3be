import type { Appearance, AppearanceChoice } from './context-entities';

const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** Resolves a choice to the scheme that this device shows now. */
export const effectiveAppearance = (choice: AppearanceChoice): Appearance =>
  choice === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : choice;

/** Calls `fn` when the device's colour scheme changes. */
export const onSystemAppearance = (fn: () => void): void =>
  systemIsDark().addEventListener('change', fn);
