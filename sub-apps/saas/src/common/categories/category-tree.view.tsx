import type { CategoryNode } from '@edu/shared-utility';
import { Flex, Tree, theme } from 'antd';
import { useState } from 'react';
import { flatten } from '../flatten';
import { type CategoryActions, CategoryMenu } from './category-menu.view';
import { placeOfDrop, usesOf } from './category-tree-data';
import { categoryWords } from './phrases';

interface TreeItem {
  readonly key: string;
  readonly title: string;
  readonly node: CategoryNode;
  readonly index: number;
  readonly siblings: number;
  readonly children: TreeItem[];
}

const toTreeItems = (nodes: readonly CategoryNode[]): TreeItem[] =>
  nodes.map((node, index) => ({
    key: node.id,
    title: node.name,
    node,
    index,
    siblings: nodes.length,
    children: toTreeItems(node.children),
  }));

interface Props {
  readonly nodes: readonly CategoryNode[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
  /** null for people who may only read. */
  readonly actions: CategoryActions | null;
  readonly onDrop: (node: CategoryNode, target: { parentId: string | null; order: number }) => void;
}

/** The categories of a kind: arrow keys move the focus, and rows can be dragged onto or between others. */
export function CategoryTree({ nodes, chosen, onChoose, actions, onDrop }: Props) {
  const { t } = categoryWords.use();
  const { token } = theme.useToken();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const flatNodes = flatten(nodes);
  return (
    <Tree<TreeItem>
      aria-label={t('title')}
      blockNode
      treeData={toTreeItems(nodes)}
      expandedKeys={flatNodes.map(({ id }) => id).filter((id) => !closed.has(id))}
      onExpand={(keys) =>
        setClosed(new Set(flatNodes.map(({ id }) => id).filter((id) => !keys.includes(id))))
      }
      selectedKeys={chosen ? [chosen] : []}
      onSelect={(_, { node, selected }) => onChoose(selected ? node.key : null)}
      draggable={actions ? { icon: false } : false}
      onDrop={({ dragNode, node: target, dropPosition, dropToGap }) => {
        const position = Number(target.pos.split('-').at(-1));
        const side = dropToGap ? dropPosition - position : 0;
        onDrop(
          dragNode.node,
          placeOfDrop(nodes, { node: dragNode.node, target: target.node, side }),
        );
      }}
      titleRender={({ node, index, siblings }) => (
        <Flex component="span" justify="space-between" align="center" gap="small">
          <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{node.name}</span>
          <span style={{ color: token.colorTextTertiary, fontVariantNumeric: 'tabular-nums' }}>
            {usesOf(node)}
          </span>
          {actions && (
            <CategoryMenu node={node} index={index} siblings={siblings} actions={actions} />
          )}
        </Flex>
      )}
    />
  );
}
