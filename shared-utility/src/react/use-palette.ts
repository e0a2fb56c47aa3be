import { useSyncExternalStore } from 'react';
import { currentPalette, onPaletteChange, type Palette } from '../theme';

/** The tenant's colours as they show now; the component renders again when they change. */
export const usePalette = (): Palette => useSyncExternalStore(onPaletteChange, currentPalette);
