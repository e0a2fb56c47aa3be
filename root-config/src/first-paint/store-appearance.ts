import { on, onPaletteChange, type Palette, tenantPalette } from '@edu/shared-utility';
import { tryToStore } from '../try-to-store';
import {
  appearanceKey,
  parseAppearance,
  type StoredAppearance,
  windowKind,
} from './stored-appearance';

const readStoredAppearance = (): StoredAppearance => {
  try {
    return parseAppearance(window.localStorage.getItem(appearanceKey));
  } catch {
    return parseAppearance(null);
  }
};

/** CSS variables of a theme that the skeleton uses. */
function colours(palette: Palette): Record<string, string> {
  const { header, onHeader, ground, surface, text, line, primary } = palette;
  return {
    '--edu-header': header,
    '--edu-on-header': onHeader,
    '--edu-ground': ground,
    '--edu-surface': surface,
    '--edu-text': text,
    '--edu-line': line,
    '--edu-primary': primary,
  };
}

/** Stores the page's appearance for the skeleton of the next page load. */
export function storeAppearance(crumbs: () => number | undefined): void {
  const write = (part: Partial<StoredAppearance>) => {
    const appearance = { ...readStoredAppearance(), ...part };
    tryToStore(window.localStorage, appearanceKey, JSON.stringify(appearance));
  };
  const theme = () => {
    write({ light: colours(tenantPalette('light')), dark: colours(tenantPalette('dark')) });
  };
  theme();
  onPaletteChange(theme);
  on('layout:menu-width', ({ width }) =>
    write({ menu: { ...readStoredAppearance().menu, [windowKind(window.innerWidth)]: width } }),
  );
  on('navigation:done', () => {
    const height = crumbs();
    if (height) write({ crumbs: height });
  });
}
