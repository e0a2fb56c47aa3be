import { LazyView, lazyPart, toast } from '@edu/shared-utility';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { afterPaint } from '../../../common/after-paint';
import { phrases } from '../../../phrases';
import { drawerClosed, selectDrawer } from '../data/layout.slice';
import type { DrawerProps } from './menu-drawer.view';

/** A chunk of its own, so that wide windows do not load it. */
const part = lazyPart('shell-frame', () => import('./menu-drawer.view'));

/** The menu on a phone; its chunk is loaded after the first paint, before it is needed. */
export function Drawer(props: Omit<DrawerProps, 'onClose'>) {
  const dispatch = useDispatch();
  const open = useSelector(selectDrawer) === 'open';
  const onClose = useCallback((): void => void dispatch(drawerClosed()), [dispatch]);
  // A failed prefetch is repeated when the drawer opens.
  useEffect(() => afterPaint(() => void part.fetch().catch(() => {})), []);
  if (!open) return null;
  const close = () => {
    toast.error(phrases.t('partFailed'));
    onClose();
  };
  return <LazyView part={part} partProps={{ ...props, onClose }} onFailed={close} />;
}
