import type { Appearance, AppearanceChoice } from './context-values';

const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** What a choice looks like on this device, now. */
export const effectiveAppearance = (choice: AppearanceChoice): Appearance =>
  choice === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : choice;

/** Told when the device turns dark or light. */
export const onSystemAppearance = (fn: () => void): void =>
  systemIsDark().addEventListener('change', fn);
