import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import { StyleSheet } from '@edu/shared-utility';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { afterPaint } from '../../../common/after-paint';
import { Link } from '../../../common/link.view';
import { phrases } from '../../../phrases';
import { type Tab, withHome } from '../data/tabs.flow';
import { otherTabsClosed, selectTabs, tabCloseAsked } from '../data/tabs.slice';
import { tabsStyles } from './tabs.styles';

export interface TabsProps {
  readonly home: Tab | null;
  /** The menu's names: in another language a tab is called as its entry is. */
  readonly names: ReadonlyMap<string, string>;
  readonly activeKey: string;
}

/** The open pages as links: every address stays true, the browser's own clicks work. */
export default function Tabs({ home, names, activeKey }: TabsProps) {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const tabs = withHome(useSelector(selectTabs), home);
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active tab comes into sight
  useEffect(
    () =>
      afterPaint(() => {
        const active = row.current?.querySelector('[aria-current]');
        active?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
      }),
    [activeKey],
  );

  const close = (key: string): void =>
    void dispatch(tabCloseAsked({ key, active: key === activeKey }));
  /** What is closed takes the focus with it, so that moves on before. */
  const closeByButton = (key: string, item: Element | null): void => {
    const beside = item?.nextElementSibling ?? item?.previousElementSibling;
    beside?.querySelector('a')?.focus();
    close(key);
  };
  const closeOthers = (): void => {
    row.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    dispatch(otherTabsClosed(activeKey));
  };
  return (
    <nav className="esf-tabs" aria-label={t('tabs.label')}>
      <StyleSheet css={tabsStyles} />
      <ul ref={row}>
        {tabs.map((tab) => {
          const pinned = tab.key === home?.key;
          const active = tab.key === activeKey;
          const name = names.get(tab.key) ?? tab.name;
          return (
            <li key={tab.key} data-active={active || undefined}>
              <Link
                to={tab.address}
                aria-current={active ? 'page' : undefined}
                title={name}
                onAuxClick={(event) => {
                  // The middle button closes a tab, as in every browser.
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
        <button type="button" className="esf-text-button" onClick={closeOthers}>
          {t('tabs.closeOthers')}
        </button>
      )}
    </nav>
  );
}
