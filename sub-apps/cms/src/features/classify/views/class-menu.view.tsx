import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import type { CategoryNode } from '@edu/shared-utility';
import { Button, Dropdown } from 'antd';
import { usesBelow } from '../data/class-tree';
import { phrases } from '../phrases';

export interface ClassActions {
  readonly addBelow: (node: CategoryNode) => void;
  readonly edit: (node: CategoryNode) => void;
  readonly shift: (node: CategoryNode, offset: -1 | 1) => void;
  readonly remove: (node: CategoryNode) => void;
}

interface Props {
  readonly node: CategoryNode;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly actions: ClassActions;
}

/** Actions on a category; the menu says why one cannot be deleted. */
export function ClassMenu({ node, isFirst, isLast, actions }: Props) {
  const { t } = phrases.use();
  const uses = usesBelow(node);
  const noDeleteReason =
    uses > 0 ? t('keeps', { count: uses }) : node.children.length > 0 ? t('keepsBelow') : null;
  const up = { key: 'up', label: t('up'), disabled: isFirst };
  const down = { key: 'down', label: t('down'), disabled: isLast };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'add', label: t('addBelow'), onClick: () => actions.addBelow(node) },
          { key: 'edit', label: t('edit'), onClick: () => actions.edit(node) },
          { ...up, onClick: () => actions.shift(node, -1) },
          { ...down, onClick: () => actions.shift(node, 1) },
          { type: 'divider' },
          {
            key: 'delete',
            label: noDeleteReason ?? t('delete'),
            danger: noDeleteReason === null,
            disabled: noDeleteReason !== null,
            onClick: () => actions.remove(node),
          },
        ],
      }}
    >
      <Button
        type="text"
        icon={<MoreOutlined aria-hidden />}
        aria-label={t('more', { name: node.name })}
      />
    </Dropdown>
  );
}
