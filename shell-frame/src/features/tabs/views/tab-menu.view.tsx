import { useEffect, useRef } from 'react';
import { menuRows, onMenuKey } from '../../../common/menu-keys';

export interface TabOrder {
  readonly label: string;
  /** An address opens in a tab of the browser. */
  readonly to?: string;
  readonly run?: () => void;
}

interface Props {
  /** Spoken name: that of the tab. */
  readonly label: string;
  readonly orders: readonly TabOrder[];
  /** Where in the window it was asked for. */
  readonly at: { readonly x: number; readonly y: number };
  /** It goes; `byHand`, the focus returns to the tab. */
  readonly onLeave: (byHand: boolean) => void;
}

/** Wider than any of its words, in pixels: it has to fit beside the right edge. */
const room = 260;

/** What can be done with a tab, where the pointer or the keyboard asked for it. */
export function TabMenu({ label, orders, at, onLeave }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    menuRows(panel.current)[0]?.focus();
    const away = ({ target }: Event): void => {
      if (target instanceof Node && !panel.current?.contains(target)) leave.current(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, []);
  const ends = { close: () => onLeave(true), leave: () => onLeave(false) };
  const left = Math.max(0, Math.min(at.x, window.innerWidth - room));
  return (
    <div
      ref={panel}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="esf-popup-panel esf-tab-menu"
      style={{ left, top: at.y }}
      onKeyDown={(event) => onMenuKey(event, panel.current, ends)}
      // the browser's own menu is useless here
      onContextMenu={(event) => event.preventDefault()}
    >
      {orders.map(({ label: words, to, run }) => {
        const row = { className: 'esf-popup-row', role: 'menuitem', tabIndex: -1 };
        return to === undefined ? (
          <button key={words} {...row} type="button" onClick={run}>
            {words}
          </button>
        ) : (
          <a key={words} {...row} href={to} target="_blank" rel="noopener" onClick={ends.close}>
            {words}
          </a>
        );
      })}
    </div>
  );
}
