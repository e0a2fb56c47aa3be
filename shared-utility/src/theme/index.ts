export { antdTheme } from './antd-theme';
export { type Palette, palettes } from './tokens';
export { applyThemeVariables, currentPalette, watchTheme } from './variables';
