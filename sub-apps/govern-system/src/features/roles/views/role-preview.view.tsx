import type { MenuNodeDto, Role } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Skeleton, theme } from 'antd';
import { data } from '../../../common/data';
import { FailedPanel } from '../../../common/states/failed.view';
import { phrases } from '../phrases';

/** 2 is a page, other types are directories. */
const isPage = ({ data: { type } }: MenuNodeDto): boolean => type === 2;

function Entries({ nodes }: { readonly nodes: readonly MenuNodeDto[] }) {
  const { token } = theme.useToken();
  return (
    <ul style={{ listStyle: 'none', margin: 0, paddingInlineStart: token.padding }}>
      {nodes.map((node) => (
        <li key={node.id} style={{ paddingBlock: token.paddingXXS }}>
          {node.name}{' '}
          {isPage(node) && (
            <span style={{ color: token.colorTextSecondary, overflowWrap: 'anywhere' }}>
              /{node.data.systemTagName}
              {node.data.url}
            </span>
          )}
          {node.children.length > 0 && <Entries nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}

/** The menu of a person with only this role. */
export function RolePreview({ role }: { readonly role: Role }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const menu = data.useRoleFindPermissionMenuListByRoleIdQuery({ roleId: role.id });
  const load = loadedOf(menu);
  if (load.status === 'failed')
    return <FailedPanel message={load.message} onRetry={menu.refetch} />;
  if (!load.data) return <Skeleton active aria-label={t('loading')} />;
  return (
    <>
      <p style={{ marginTop: 0, color: token.colorTextSecondary }}>{t('previewHint')}</p>
      {load.data.length === 0 ? (
        <p role="status">{t('previewEmpty')}</p>
      ) : (
        <nav
          aria-label={t('previewOf', { name: role.name })}
          style={{
            maxWidth: 420,
            padding: `${token.paddingXS}px 0`,
            border: `1px solid ${token.colorBorderSecondary}`,
            borderRadius: token.borderRadiusLG,
          }}
        >
          <Entries nodes={load.data} />
        </nav>
      )}
    </>
  );
}
