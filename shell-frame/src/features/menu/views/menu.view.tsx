import { useContextValue } from '@edu/shared-utility';
import { useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { afterPaint } from '../../../common/after-paint';
import { phrases } from '../../../phrases';
import { isOpenInDemo } from '../data/demo-mode';
import { selectCollapsed } from '../data/layout.slice';
import { selectMenuIndex, selectMenuLoad, selectOpenDirectories } from '../data/menu.selectors';
import { directoriesRevealed, directoryToggled, menuRequested } from '../data/menu.slice';
import { trailOf } from '../data/menu-tree';
import { MenuRail } from './menu-rail.view';
import { MenuEmpty, MenuFailure, MenuSkeleton } from './menu-states.view';
import { MenuTree, type TreeState } from './menu-tree.view';

interface MenuProps {
  readonly id: string;
  /** The page's address: path and query. */
  readonly address: string;
  /** Called on a plain click on a page. */
  readonly onFollow?: () => void;
}

export function Menu({ id, address, onFollow }: MenuProps) {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const nav = useRef<HTMLElement>(null);
  const load = useSelector(selectMenuLoad);
  const index = useSelector(selectMenuIndex);
  const collapsed = useSelector(selectCollapsed);
  const open = useSelector(selectOpenDirectories);
  const demo = useContextValue('isWdDemo');
  // On these pages a card shows the failure, and its Retry also reloads the menu.
  const isShownByPage = useContextValue('branchList') === null || address === '/';
  const ancestors = useMemo(() => trailOf(index, address), [index, address]);

  useEffect(() => {
    const parents = ancestors.slice(0, -1).map((node) => node.id);
    if (parents.length > 0) dispatch(directoriesRevealed(parents));
  }, [dispatch, ancestors]);

  const state = useMemo<TreeState>(
    () => ({
      activeId: ancestors.at(-1)?.id ?? null,
      trail: new Set(ancestors.map((node) => node.id)),
      isEnabled: (node) => !demo || isOpenInDemo(node),
      isOpen: (directory) => open.has(directory),
      onToggle: (directory) => dispatch(directoryToggled(directory)),
      onFollow,
    }),
    [ancestors, open, demo, dispatch, onFollow],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the active entry when it changes
  useEffect(
    () =>
      afterPaint(() => {
        const active = nav.current?.querySelector('[aria-current="page"]');
        active?.scrollIntoView?.({ block: 'nearest' });
      }),
    [ancestors, collapsed],
  );
  const retry = (): void => void dispatch(menuRequested({ force: true }));

  return (
    <nav
      ref={nav}
      id={id}
      data-slot="menu"
      className="esf-menu"
      data-collapsed={collapsed || undefined}
      aria-label={t('menu.label')}
    >
      {(load.status === 'idle' || load.status === 'loading') && <MenuSkeleton />}
      {load.status === 'failed' && !isShownByPage && (
        <MenuFailure title={t('menu.failed')} detail={load.message} onRetry={retry} />
      )}
      {load.status === 'ready' && load.refreshFailed && (
        <MenuFailure
          title={t('menu.refreshFailed')}
          detail={load.refreshFailed.message}
          onRetry={retry}
        />
      )}
      {load.status === 'ready' && load.nodes.length === 0 && address !== '/' && <MenuEmpty />}
      {load.status === 'ready' &&
        (collapsed ? (
          <MenuRail nodes={load.nodes} state={state} />
        ) : (
          <MenuTree nodes={load.nodes} depth={0} state={state} />
        ))}
    </nav>
  );
}
