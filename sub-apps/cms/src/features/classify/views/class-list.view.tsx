import type { CategoryNode } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { classPreviewOf } from '../../../common/previews';
import { usesBelow } from '../data/class-tree';
import { phrases } from '../phrases';
import { type ClassActions, ClassMenu } from './class-menu.view';

interface Props {
  readonly nodes: readonly CategoryNode[];
  /** Null for people who may only read. */
  readonly actions: ClassActions | null;
  readonly level?: number;
}

/** The tree of categories, with the number of articles in each. */
export function ClassList({ nodes, actions, level = 0 }: Props) {
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
            {actions && (
              <ClassMenu
                node={node}
                isFirst={index === 0}
                isLast={index === nodes.length - 1}
                actions={actions}
              />
            )}
          </Flex>
          {node.children.length > 0 && (
            <ClassList nodes={node.children} actions={actions} level={level + 1} />
          )}
        </li>
      ))}
    </ul>
  );
}
