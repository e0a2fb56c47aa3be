import type { PermissionNode } from '@edu/shared-utility';
import { useClear } from '@edu/shared-utility/data';
import { Tag, Tree, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { checkedOf, flatten, type Grants, type MayGrant } from '../data/grants';
import { phrases } from '../phrases';
import { permissionText } from './permission-text';

interface Props {
  readonly label: string;
  readonly nodes: readonly PermissionNode[];
  readonly grants: Grants;
  /** null while nothing may be changed */
  readonly onToggle: ((id: string) => void) | null;
  readonly mayGrant: MayGrant;
}

const isMatch = ({ name, code }: PermissionNode, keyword: string): boolean =>
  `${name} ${code}`.toLowerCase().includes(keyword);

const matching = (nodes: readonly PermissionNode[], keyword: string): PermissionNode[] =>
  nodes.flatMap((node) => {
    if (keyword === '' || isMatch(node, keyword)) return [node];
    const children = matching(node.children, keyword);
    return children.length > 0 ? [{ ...node, children }] : [];
  });

interface DrawnNode {
  readonly key: string;
  readonly node: PermissionNode;
  readonly title: string;
  readonly disableCheckbox: boolean;
  readonly children: DrawnNode[];
}

/** All permissions as a searchable tree with checkboxes; each says what it allows. */
export function PermissionTree({ label, nodes, grants, onToggle, mayGrant }: Props) {
  const clear = useClear();
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [keyword, setKeyword] = useState('');
  const filteredNodes = matching(nodes, keyword.trim().toLowerCase());
  const every = flatten(nodes);
  const nameOf = (code: string): string => every.find((node) => node.code === code)?.name ?? code;
  // A page's required permission must be granted too, or the role does not show the page.
  const isMissing = ({ id }: PermissionNode, code: string): boolean => {
    const permission = every.find((node) => node.code === code);
    return grants.has(id) && !(permission && grants.has(permission.id));
  };
  const toTreeNodes = (list: readonly PermissionNode[]): DrawnNode[] =>
    list.map((node) => ({
      key: node.id,
      node,
      title: node.name,
      disableCheckbox: onToggle === null || !mayGrant(node),
      children: toTreeNodes(node.children),
    }));
  return (
    <>
      <Input
        type="search"
        allowClear={clear}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
        placeholder={t('searchPermissions')}
        aria-label={t('searchPermissions')}
        style={{ maxWidth: 320, marginBottom: token.marginXS }}
      />
      {filteredNodes.length === 0 && <p role="status">{t('noMatch')}</p>}
      <Tree<DrawnNode>
        aria-label={label}
        blockNode
        checkable
        checkStrictly
        selectable={false}
        treeData={toTreeNodes(filteredNodes)}
        expandedKeys={flatten(filteredNodes).map(({ id }) => id)}
        switcherIcon={null}
        checkedKeys={{ ...checkedOf(nodes, grants) }}
        onCheck={(_, { node }) => onToggle?.(node.key)}
        titleRender={({ node }) => (
          <span>
            <span style={{ color: token.colorText }}>{node.name}</span>{' '}
            {node.kind === 'page' && <Tag>{t('page')}</Tag>}{' '}
            <span style={{ color: token.colorTextSecondary, overflowWrap: 'anywhere' }}>
              {permissionText(t, node)}
              {onToggle !== null && !mayGrant(node) && ` · ${t('notYours')}`}
              {node.requires && ` · ${t('asks', { name: nameOf(node.requires) })}`}
            </span>
            {node.requires && isMissing(node, node.requires) && (
              <span role="note" style={{ color: token.colorWarningText }}>
                {' '}
                {t('asksMissing')}
              </span>
            )}
          </span>
        )}
      />
    </>
  );
}
