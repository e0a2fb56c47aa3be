import { useSyncExternalStore } from 'react';
import { currentPalette, onPaletteChange, type Palette } from '../theme';

/** The current colours of the tenant; the component renders again when they change. */
export const usePalette = (): Palette => useSyncExternalStore(onPaletteChange, currentPalette);
