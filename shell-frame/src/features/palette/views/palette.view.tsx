import { LazyView, type LazyViewProps, lazyPart, toast } from '@edu/shared-utility';
import { useDispatch, useSelector } from 'react-redux';
import { phrases } from '../../../phrases';
import { keysClosed, paletteClosed, selectPalette } from '../data/palette.slice';
import type { PaletteProps } from './palette-dialog.view';

/** Chunks of their own, loaded when opened. */
const dialog = lazyPart('shell-frame', () => import('./palette-dialog.view'));
const keys = lazyPart('shell-frame', () => import('./keys-dialog.view'));

/** Renders the search or the list of keys while it is open. */
export function Palette(props: PaletteProps) {
  const dispatch = useDispatch();
  const { open, keysShown } = useSelector(selectPalette);
  const onLoadFailed: LazyViewProps<object>['onFailed'] = () => {
    toast.error(phrases.t('partFailed'));
    dispatch(paletteClosed());
    dispatch(keysClosed());
  };
  return (
    <>
      {open && <LazyView part={dialog} partProps={props} onFailed={onLoadFailed} />}
      {keysShown && <LazyView part={keys} partProps={{}} onFailed={onLoadFailed} />}
    </>
  );
}
