import type { MenuNode } from '@edu/shared-utility';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Link } from '../../../common/link.view';
import { isPage } from '../data/menu-tree';
import { useFlyout } from './flyout.hook';
import { allOpen, FlyoutPanel } from './flyout-panel.view';
import { MenuIcon } from './menu-icon.view';
import { MenuTree, type TreeState } from './menu-tree.view';
import { useProgressiveRender } from './progressive-render.hook';

interface RailProps {
  readonly nodes: readonly MenuNode[];
  readonly state: TreeState;
}

/** The collapsed menu: icons only, with a flyout beside each entry. */
export function MenuRail({ nodes, state }: RailProps) {
  const { flyout, open, close, enter, leave } = useFlyout();
  const renderedNodes = useProgressiveRender(nodes);
  return (
    <ul className="esf-menu-list esf-rail">
      {renderedNodes.map((node) => (
        <li
          key={node.id}
          onPointerEnter={(event) => enter(node.id, event)}
          onPointerLeave={leave}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) close();
          }}
        >
          <RailEntry
            node={node}
            state={state}
            top={flyout?.id === node.id ? flyout.top : null}
            onOpen={(anchor) => open(node.id, anchor)}
            onClose={close}
          />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  readonly node: MenuNode;
  readonly state: TreeState;
  /** The position of the flyout; null while it is closed. */
  readonly top: number | null;
  readonly onOpen: (anchor: Element) => void;
  readonly onClose: () => void;
}

function RailEntry({ node, state, top, onOpen, onClose }: EntryProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const content = (
    <>
      <MenuIcon node={node} />
      <span className="esf-hidden">{node.name}</span>
    </>
  );
  if (node.children.length === 0) {
    return (
      <>
        {isPage(node) && state.isEnabled(node) ? (
          <Link
            className="esf-menu-row"
            to={node.path}
            aria-current={node.id === state.activeId ? 'page' : undefined}
            onFocus={(event) => onOpen(event.currentTarget)}
          >
            {content}
          </Link>
        ) : (
          <span className="esf-menu-row" aria-disabled="true">
            {content}
          </span>
        )}
        {top !== null && <FlyoutPanel top={top} title={node.name} />}
      </>
    );
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    trigger.current?.focus();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the links inside
    <div onKeyDown={onKeyDown}>
      <button
        ref={trigger}
        type="button"
        className="esf-menu-row"
        data-trail={state.trail.has(node.id) || undefined}
        aria-expanded={top !== null}
        aria-controls={top !== null ? id : undefined}
        onClick={(event) => onOpen(event.currentTarget)}
      >
        {content}
      </button>
      {top !== null && (
        <FlyoutPanel id={id} top={top} title={node.name}>
          <MenuTree nodes={node.children} depth={1} state={{ ...state, isOpen: allOpen }} />
        </FlyoutPanel>
      )}
    </div>
  );
}
