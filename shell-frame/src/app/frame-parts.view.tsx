import { emit, fetchPart, useContextValue } from '@edu/shared-utility';
import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Breadcrumbs } from '../features/breadcrumbs';
import { Header } from '../features/header';
import { InboxSlot } from '../features/inbox';
import {
  Drawer,
  isOpenInDemo,
  isPadded,
  Menu,
  menuToggled,
  selectCollapsed,
  selectDrawer,
  selectMenuIndex,
  selectMenuPages,
  trailOf,
} from '../features/menu';
import { Palette, PaletteButton, type PaletteWords, pageVisited } from '../features/palette';
import { type ParcelHost, PersonalDialog, personalOpened } from '../features/personal-dialog';
import { usePreferenceItems } from '../features/preferences';
import { RouteAnnouncer, SkipLink } from '../features/route-announcer/index';
import { LazyTabBar, pageOpened } from '../features/tabs';
import { selectLocation } from './location.slice';
import type { ShellState } from './store';

const menuId = 'edu-menu';

/** Header, menu, breadcrumbs and the dialogs of a framed page. */
export function FrameParts({ host }: { readonly host: ParcelHost }) {
  const dispatch = useDispatch();
  const { pathname, search, redirected } = useSelector(selectLocation);
  const index = useSelector(selectMenuIndex);
  const pages = useSelector(selectMenuPages);
  const collapsed = useSelector(selectCollapsed);
  const drawer = useSelector(selectDrawer);
  const site = useContextValue('pageTitle');
  const tabBar = useContextValue('tabBar');
  const demo = useContextValue('isWdDemo');
  const preferences = usePreferenceItems();
  const address = pathname + search;
  const entry = useMemo(() => trailOf(index, address).at(-1), [index, address]);
  const entries = useMemo(() => (demo ? pages.filter(isOpenInDemo) : pages), [demo, pages]);
  const names = useMemo(() => new Map(pages.map(({ path, name }) => [path, name])), [pages]);
  const home = pages[0];
  const store = useStore<ShellState>();
  const loadActions = useCallback(
    async (t: PaletteWords) => {
      const { frameActions } = await fetchPart('shell-frame', () => import('./palette-actions'));
      return frameActions(store, t);
    },
    [store],
  );

  const padded = isPadded(entry);
  useEffect(() => emit('layout:padding', { padded }), [padded]);
  useEffect(() => {
    if (entry) dispatch(pageVisited(entry.path));
  }, [dispatch, entry]);
  useEffect(() => {
    if (entry) dispatch(pageOpened({ key: entry.path, address, name: entry.name }));
  }, [dispatch, entry, address]);

  return (
    <>
      <SkipLink />
      <Header
        menuId={menuId}
        collapsed={collapsed}
        drawer={drawer}
        onToggleMenu={() => dispatch(menuToggled())}
        search={
          <>
            <InboxSlot />
            <PaletteButton />
          </>
        }
        preferences={preferences}
        onProfile={() => dispatch(personalOpened())}
      />
      {drawer ? (
        <Drawer id={menuId} address={address} title={site} />
      ) : (
        <Menu id={menuId} address={address} />
      )}
      <Breadcrumbs
        pathname={pathname}
        page={entry}
        tabs={
          tabBar && (
            <LazyTabBar
              home={home ? { key: home.path, address: home.path, name: home.name } : null}
              names={names}
              activeKey={entry?.path ?? ''}
            />
          )
        }
      />
      <RouteAnnouncer pathname={pathname} redirected={redirected} title={entry?.name ?? ''} />
      <Palette entries={entries} loadActions={loadActions} />
      <PersonalDialog host={host} />
    </>
  );
}
