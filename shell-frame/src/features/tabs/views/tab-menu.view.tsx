import { useEffect, useRef } from 'react';
import { menuRows, onMenuKey } from '../../../common/menu-keys';

export interface TabOrder {
  readonly label: string;
  /** An address is opened in a new browser tab. */
  readonly to?: string;
  readonly run?: () => void;
}

interface Props {
  /** Accessible name: the tab's. */
  readonly label: string;
  readonly orders: readonly TabOrder[];
  /** Position of the menu in the window. */
  readonly position: { readonly x: number; readonly y: number };
  /** Closes the menu; `returnsFocus` returns the focus to the tab. */
  readonly onLeave: (returnsFocus: boolean) => void;
}

/** Width in pixels that fits every label, so that the menu can be placed at the right edge. */
const MENU_WIDTH = 260;

/** Actions on a tab, at the position of the pointer or the tab. */
export function TabMenu({ label, orders, position: at, onLeave }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    menuRows(panel.current)[0]?.focus();
    const closeFromOutside = ({ target }: Event): void => {
      if (target instanceof Node && !panel.current?.contains(target)) leave.current(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, []);
  const menuEnds = { close: () => onLeave(true), leave: () => onLeave(false) };
  const left = Math.max(0, Math.min(at.x, window.innerWidth - MENU_WIDTH));
  return (
    <div
      ref={panel}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="esf-popup-panel esf-tab-menu"
      style={{ left, top: at.y }}
      onKeyDown={(event) => onMenuKey(event, panel.current, menuEnds)}
      // The browser's context menu is useless on this menu.
      onContextMenu={(event) => event.preventDefault()}
    >
      {orders.map(({ label: words, to, run }) => {
        const row = { className: 'esf-popup-row', role: 'menuitem', tabIndex: -1 };
        return to === undefined ? (
          <button key={words} {...row} type="button" onClick={run}>
            {words}
          </button>
        ) : (
          <a key={words} {...row} href={to} target="_blank" rel="noopener" onClick={menuEnds.close}>
            {words}
          </a>
        );
      })}
    </div>
  );
}
