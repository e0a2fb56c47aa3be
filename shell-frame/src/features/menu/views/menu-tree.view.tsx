import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import type { MenuNode } from '@edu/shared-utility';
import { memo } from 'react';
import { Link } from '../../../common/link.view';
import { isPage } from '../data/menu-tree';
import { MenuIcon } from './menu-icon.view';
import { useProgressiveRender } from './progressive-render.hook';

export interface TreeState {
  readonly activeId: string | null;
  /** Ids of the entries above the active page. */
  readonly trail: ReadonlySet<string>;
  /** False for entries that demo mode disables: they are shown without a link. */
  readonly isEnabled: (node: MenuNode) => boolean;
  readonly isOpen: (id: string) => boolean;
  readonly onToggle: (id: string) => void;
  /** Called on a plain click on a page. */
  readonly onFollow?: () => void;
}

interface TreeProps {
  readonly nodes: readonly MenuNode[];
  readonly depth: number;
  readonly state: TreeState;
}

/** Closed directories render no children, so that large menus stay fast. */
export function MenuTree({ nodes, depth, state }: TreeProps) {
  const renderedNodes = useProgressiveRender(nodes);
  return (
    <ul className="esf-menu-list" data-depth={depth}>
      {renderedNodes.map((node) =>
        node.children.length > 0 ? (
          <Directory key={node.id} node={node} depth={depth} state={state} />
        ) : (
          <Leaf
            key={node.id}
            node={node}
            depth={depth}
            active={node.id === state.activeId}
            enabled={state.isEnabled(node)}
            onFollow={state.onFollow}
          />
        ),
      )}
    </ul>
  );
}

function Directory({ node, depth, state }: Omit<TreeProps, 'nodes'> & { node: MenuNode }) {
  const open = state.isOpen(node.id);
  return (
    <li>
      <button
        type="button"
        className="esf-menu-row"
        data-trail={state.trail.has(node.id) || undefined}
        aria-expanded={open}
        title={node.name}
        onClick={() => state.onToggle(node.id)}
      >
        {depth === 0 && <MenuIcon node={node} />}
        <span className="esf-menu-text">{node.name}</span>
        <RightOutlined className="esf-menu-arrow" aria-hidden="true" />
      </button>
      {open && <MenuTree nodes={node.children} depth={depth + 1} state={state} />}
    </li>
  );
}

interface LeafProps {
  readonly node: MenuNode;
  readonly depth: number;
  readonly active: boolean;
  readonly enabled: boolean;
  readonly onFollow?: () => void;
}

export const Leaf = memo(function Leaf({ node, depth, active, enabled, onFollow }: LeafProps) {
  const content = (
    <>
      {depth === 0 && <MenuIcon node={node} />}
      <span className="esf-menu-text">{node.name}</span>
    </>
  );
  return (
    <li>
      {isPage(node) && enabled ? (
        <Link
          className="esf-menu-row"
          to={node.path}
          aria-current={active ? 'page' : undefined}
          title={node.name}
          onFollow={onFollow}
        >
          {content}
        </Link>
      ) : (
        <span className="esf-menu-row" aria-disabled="true" title={node.name}>
          {content}
        </span>
      )}
    </li>
  );
});
