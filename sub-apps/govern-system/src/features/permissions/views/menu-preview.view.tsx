import type { PermissionNode } from '@edu/shared-utility';
import { theme } from 'antd';
import { useId } from 'react';
import { phrases } from '../phrases';

/** Directories and pages in order; a directory without a page does not appear in a menu. */
function entriesOf(nodes: readonly PermissionNode[]): PermissionNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'action') return [];
    const children = entriesOf(node.children);
    return node.kind === 'page' || children.length > 0 ? [{ ...node, children }] : [];
  });
}

function Entries({ nodes }: { readonly nodes: readonly PermissionNode[] }) {
  const { token } = theme.useToken();
  return (
    <ul style={{ margin: 0, paddingInlineStart: token.padding, listStyle: 'none' }}>
      {nodes.map(({ id, name, kind, children }) => (
        <li key={id} style={{ padding: `${token.paddingXXS}px 0`, overflowWrap: 'anywhere' }}>
          {kind === 'directory' ? <strong>{name}</strong> : name}
          {children.length > 0 && <Entries nodes={children} />}
        </li>
      ))}
    </ul>
  );
}

/** Preview of the menu that results from the tree. */
export function MenuPreview({ nodes }: { readonly nodes: readonly PermissionNode[] }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      style={{
        margin: `0 ${token.marginLG}px ${token.marginLG}px`,
        padding: token.paddingLG,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
        color: token.colorText,
      }}
    >
      <h2 id={id} style={{ margin: 0, fontSize: token.fontSizeLG }}>
        {t('preview')}
      </h2>
      <p style={{ margin: `0 0 ${token.marginXS}px`, color: token.colorTextSecondary }}>
        {t('previewHint')}
      </p>
      <div style={{ maxWidth: 260, marginInlineStart: -token.padding }}>
        <Entries nodes={entriesOf(nodes)} />
      </div>
    </section>
  );
}
