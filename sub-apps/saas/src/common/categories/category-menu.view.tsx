import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import { type CategoryNode, useNarrow } from '@edu/shared-utility';
import { Button, Dropdown } from 'antd';
import { usesOf } from './category-tree-data';
import { categoryWords } from './phrases';

export interface CategoryActions {
  readonly addBelow: (node: CategoryNode) => void;
  readonly rename: (node: CategoryNode) => void;
  readonly moveTo: (node: CategoryNode) => void;
  readonly remove: (node: CategoryNode) => void;
  readonly shift: (node: CategoryNode, offset: -1 | 1) => void;
}

interface Props {
  readonly node: CategoryNode;
  readonly index: number;
  readonly siblings: number;
  readonly actions: CategoryActions;
}

/** Actions on a category; the menu says why one cannot be deleted. */
export function CategoryMenu({ node, index, siblings, actions }: Props) {
  const { t } = categoryWords.use();
  const isNarrow = useNarrow();
  const uses = usesOf(node);
  const noDeleteReason =
    uses > 0 ? t('keeps', { count: uses }) : node.children.length > 0 ? t('keepsBelow') : null;
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'add', label: t('addBelow'), onClick: () => actions.addBelow(node) },
          { key: 'rename', label: t('rename'), onClick: () => actions.rename(node) },
          { key: 'move', label: t('move'), onClick: () => actions.moveTo(node) },
          {
            key: 'up',
            label: t('up'),
            disabled: index === 0,
            onClick: () => actions.shift(node, -1),
          },
          {
            key: 'down',
            label: t('down'),
            disabled: index === siblings - 1,
            onClick: () => actions.shift(node, 1),
          },
          { type: 'divider' },
          {
            key: 'delete',
            label: noDeleteReason ?? t('delete'),
            danger: noDeleteReason === null,
            disabled: noDeleteReason !== null,
            onClick: () => actions.remove(node),
          },
        ],
        // The tree below would take the click for a selection.
        onClick: ({ domEvent }) => domEvent.stopPropagation(),
      }}
    >
      <Button
        type="text"
        size={isNarrow ? 'middle' : 'small'}
        icon={<MoreOutlined aria-hidden />}
        aria-label={t('more', { name: node.name })}
        onClick={(event) => event.stopPropagation()}
      />
    </Dropdown>
  );
}
