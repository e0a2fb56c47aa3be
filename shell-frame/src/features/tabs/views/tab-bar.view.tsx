import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import { StyleSheet } from '@edu/shared-utility';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { afterPaint } from '../../../common/after-paint';
import { Link } from '../../../common/link.view';
import { phrases } from '../../../phrases';
import { type Tab, withHome } from '../data/tabs.flow';
import { selectTabs, tabCloseRequested, tabsKeepRequested } from '../data/tabs.slice';
import { TabMenu, type TabOrder } from './tab-menu.view';
import { tabsStyles } from './tabs.styles';

export interface TabBarProps {
  readonly home: Tab | null;
  /** Names from the menu, so that tabs are translated too. */
  readonly names: ReadonlyMap<string, string>;
  readonly activeKey: string;
}

interface MenuRequest {
  readonly tab: Tab;
  readonly item: HTMLElement;
  readonly position: { readonly x: number; readonly y: number };
}

/** The open pages as links, so that modified clicks work as usual. */
export default function TabBar({ home, names, activeKey }: TabBarProps) {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const tabs = withHome(useSelector(selectTabs), home);
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the active tab when it changes
  useEffect(
    () =>
      afterPaint(() => {
        const active = row.current?.querySelector('[aria-current]');
        active?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
      }),
    [activeKey],
  );

  const close = (key: string): void =>
    void dispatch(tabCloseRequested({ key, active: key === activeKey }));
  /** Closing removes the focused button, so the focus moves to a neighbour first. */
  const closeByButton = (key: string, item: Element | null): void => {
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    neighbour?.querySelector('a')?.focus();
    close(key);
  };
  /** Closes the other tabs, and opens `chosen` if the current page is among them. */
  const closeAllExcept = (tabsToKeep: readonly Tab[], chosen: Tab | undefined): void => {
    const keys = tabsToKeep.map(({ key }) => key);
    row.current
      ?.querySelectorAll<HTMLElement>('a')
      .item(tabs.findIndex(({ key }) => key === (chosen?.key ?? activeKey)))
      ?.focus();
    const to = keys.includes(activeKey) ? null : (chosen?.address ?? null);
    dispatch(tabsKeepRequested({ keys, to }));
  };
  const isPinned = ({ key }: Tab): boolean => key === home?.key;
  const closeOthers = (chosen?: Tab): void =>
    closeAllExcept(
      tabs.filter((tab) => isPinned(tab) || tab.key === (chosen?.key ?? activeKey)),
      chosen,
    );

  const [menuRequest, setMenuRequest] = useState<MenuRequest | null>(null);
  const askMenu = (event: MouseEvent<HTMLElement>, tab: Tab): void => {
    // With Shift the browser's own context menu of a link opens.
    if (event.shiftKey) return;
    event.preventDefault();
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    const isByKeyboard = event.clientX === 0 && event.clientY === 0;
    const position = isByKeyboard ? { x: left, y: bottom } : { x: event.clientX, y: event.clientY };
    setMenuRequest({ tab, item: event.currentTarget, position: position });
  };
  const leaveMenu = (returnsFocus: boolean): void => {
    if (returnsFocus) menuRequest?.item.querySelector('a')?.focus();
    setMenuRequest(null);
  };
  const ordersOf = ({ tab, item }: MenuRequest): TabOrder[] => {
    const tabIndex = tabs.indexOf(tab);
    const order = (label: string, isOffered: boolean, work: () => void): TabOrder[] => {
      const run = (): void => {
        leaveMenu(false);
        work();
      };
      return isOffered ? [{ label, run }] : [];
    };
    return [
      { label: t('tabs.openNew'), to: tab.address },
      ...order(t('tabs.closeThis'), !isPinned(tab), () => closeByButton(tab.key, item)),
      ...order(
        t('tabs.closeOthers'),
        tabs.some((other) => other !== tab && !isPinned(other)),
        () => closeOthers(tab),
      ),
      ...order(t('tabs.closeRight'), tabIndex < tabs.length - 1, () =>
        closeAllExcept(tabs.slice(0, tabIndex + 1), tab),
      ),
    ];
  };
  return (
    <nav className="esf-tabs" aria-label={t('tabs.label')}>
      <StyleSheet css={tabsStyles} />
      <ul ref={row}>
        {tabs.map((tab) => {
          const pinned = isPinned(tab);
          const active = tab.key === activeKey;
          const name = names.get(tab.key) ?? tab.name;
          return (
            <li
              key={tab.key}
              data-active={active || undefined}
              onContextMenu={(event) => askMenu(event, tab)}
            >
              <Link
                to={tab.address}
                aria-current={active ? 'page' : undefined}
                title={name}
                onAuxClick={(event) => {
                  // The middle button closes a tab, as in browsers.
                  if (event.button !== 1 || pinned) return;
                  event.preventDefault();
                  close(tab.key);
                }}
              >
                {pinned && <HomeOutlined aria-hidden="true" />}
                <span className="esf-tab-name">{name}</span>
              </Link>
              {!pinned && (
                <button
                  type="button"
                  aria-label={t('tabs.close', { name })}
                  onClick={(event) => closeByButton(tab.key, event.currentTarget.closest('li'))}
                >
                  <CloseOutlined aria-hidden="true" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {tabs.length > 2 && (
        <button type="button" className="esf-text-button" onClick={() => closeOthers()}>
          {t('tabs.closeOthers')}
        </button>
      )}
      {menuRequest && (
        <TabMenu
          // A menu for another tab is mounted again.
          key={menuRequest.tab.key}
          label={names.get(menuRequest.tab.key) ?? menuRequest.tab.name}
          orders={ordersOf(menuRequest)}
          position={menuRequest.position}
          onLeave={leaveMenu}
        />
      )}
    </nav>
  );
}
