export { antdTheme } from './antd-theme';
export { loadColourRules } from './colour-rules';
export { type Palette, palettes } from './tokens';
export {
  applyThemeVariables,
  currentPalette,
  onPaletteChange,
  paletteOf,
  tenantPalette,
  watchTheme,
} from './variables';
