import { LazyView, lazyPart, toast } from '@edu/shared-utility';
import { useDispatch, useSelector } from 'react-redux';
import { phrases } from '../../../phrases';
import { paletteClosed, selectPalette } from '../data/palette.slice';
import type { Entry } from '../data/search';

/** The dialog is a chunk of its own: nobody pays for a search that nobody opens. */
const dialog = lazyPart('shell-frame', () => import('./palette-dialog.view'));

export function Palette({ entries }: { readonly entries: readonly Entry[] }) {
  const dispatch = useDispatch();
  const { open } = useSelector(selectPalette);
  if (!open) return null;
  const giveUp = () => {
    toast.error(phrases.t('partFailed'));
    dispatch(paletteClosed());
  };
  return <LazyView part={dialog} given={{ entries }} onFailed={giveUp} />;
}
