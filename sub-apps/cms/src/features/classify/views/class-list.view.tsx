import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import type { CategoryNode } from '@edu/shared-utility';
import { Button, Dropdown, Flex, theme } from 'antd';
import { classPreviewOf } from '../../../common/previews';
import { usesBelow } from '../data/class-tree';
import { phrases } from '../phrases';

export interface ClassActions {
  readonly addBelow: (node: CategoryNode) => void;
  readonly edit: (node: CategoryNode) => void;
  readonly shift: (node: CategoryNode, offset: -1 | 1) => void;
  readonly remove: (node: CategoryNode) => void;
}

interface Props {
  readonly nodes: readonly CategoryNode[];
  /** Null for people who may only read. */
  readonly actions: ClassActions | null;
  readonly level?: number;
}

interface LineProps {
  readonly node: CategoryNode;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly actions: ClassActions;
}

/** Actions on a category; the menu says why one cannot be deleted. */
function ClassMenu({ node, isFirst, isLast, actions: acts }: LineProps) {
  const { t } = phrases.use();
  const uses = usesBelow(node);
  const keepReason =
    uses > 0 ? t('keeps', { count: uses }) : node.children.length > 0 ? t('keepsBelow') : null;
  const up = { key: 'up', label: t('up'), disabled: isFirst };
  const down = { key: 'down', label: t('down'), disabled: isLast };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'add', label: t('addBelow'), onClick: () => acts.addBelow(node) },
          { key: 'edit', label: t('edit'), onClick: () => acts.edit(node) },
          { ...up, onClick: () => acts.shift(node, -1) },
          { ...down, onClick: () => acts.shift(node, 1) },
          { type: 'divider' },
          {
            key: 'delete',
            label: keepReason ?? t('delete'),
            danger: keepReason === null,
            disabled: keepReason !== null,
            onClick: () => acts.remove(node),
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

/** The tree of categories, with the number of articles in each. */
export function ClassList({ nodes, actions: acts, level = 0 }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {nodes.map((node, index) => (
        <li key={node.id}>
          <Flex
            gap="small"
            align="center"
            style={{
              paddingBlock: token.paddingXXS,
              paddingInline: `${token.padding + level * 24}px ${token.paddingXS}px`,
              borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
            }}
          >
            <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{node.name}</span>
            <span style={{ color: token.colorTextSecondary, fontVariantNumeric: 'tabular-nums' }}>
              {t('uses', { count: usesBelow(node) })}
            </span>
            <Button
              type="text"
              href={classPreviewOf(node.id)}
              target="_blank"
              aria-label={`${t('preview')} ${node.name}`}
            >
              {t('preview')}
            </Button>
            {acts && (
              <ClassMenu
                node={node}
                isFirst={index === 0}
                isLast={index === nodes.length - 1}
                actions={acts}
              />
            )}
          </Flex>
          {node.children.length > 0 && (
            <ClassList nodes={node.children} actions={acts} level={level + 1} />
          )}
        </li>
      ))}
    </ul>
  );
}
