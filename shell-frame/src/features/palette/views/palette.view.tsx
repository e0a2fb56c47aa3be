import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectPalette } from '../data/palette.slice';
import type { Entry } from '../data/search';

/** The dialog is a chunk of its own: nobody pays for a search that nobody opens. */
const PaletteDialog = lazy(() => import('./palette-dialog.view'));

export function Palette({ entries }: { readonly entries: readonly Entry[] }) {
  const { open } = useSelector(selectPalette);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <PaletteDialog entries={entries} />
    </Suspense>
  );
}
