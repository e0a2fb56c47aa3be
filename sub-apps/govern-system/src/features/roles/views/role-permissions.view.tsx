import { errorCodes, type PermissionNode, type Role, useCan } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Button, Flex, Skeleton, theme } from 'antd';
import { data } from '../../../common/data';
import { FailedPanel } from '../../../common/states/failed.view';
import { changesBetween, flatten, grantableBy, idsOf, toggle } from '../data/grants';
import { useRoleGrants } from '../data/role-grants.hook';
import { phrases } from '../phrases';
import { GrantsNotice } from './grants-notice.view';
import { PermissionTree } from './permission-tree.view';

interface Props {
  readonly role: Role;
  readonly onReload: () => void;
}

/** The permissions of a role, to view or change. */
export function RolePermissions({ role, onReload }: Props) {
  const { t } = phrases.use();
  const permissionsRead = data.useRoleFindPermissionListByRoleIdQuery({ roleId: role.id });
  const allPermissions = data.usePermissionGetTreeQuery();
  const granted = loadedOf(permissionsRead);
  const tree = loadedOf(allPermissions);
  if (granted.status === 'failed') {
    return <FailedPanel message={granted.message} onRetry={permissionsRead.refetch} />;
  }
  const isClosed = tree.status === 'failed' && tree.code === errorCodes.forbidden;
  if (tree.status === 'failed' && !isClosed) {
    return <FailedPanel message={tree.message} onRetry={allPermissions.refetch} />;
  }
  // A person who may not read all permissions sees those of the role.
  const nodes = tree.status === 'failed' ? granted.data : tree.data;
  if (!granted.data || !nodes) return <Skeleton active aria-label={t('loading')} />;
  return (
    <Grants
      role={role}
      nodes={nodes}
      granted={granted.data}
      isComplete={!isClosed && granted.status === 'ready'}
      onReload={onReload}
    />
  );
}

interface GrantsProps extends Props {
  readonly nodes: readonly PermissionNode[];
  readonly granted: readonly PermissionNode[];
  /** Whether all permissions have loaded. */
  readonly isComplete: boolean;
}

function Grants({ role, nodes, granted, isComplete, onReload }: GrantsProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const can = useCan();
  const mayGrant = grantableBy(can);
  const grantsForm = useRoleGrants(role, idsOf(granted), onReload);
  const exceedsOwnRights = flatten(granted).some((node) => !mayGrant(node));
  const mayWrite = can('role.write') && !role.builtIn && !exceedsOwnRights && isComplete;
  const { added, removed } = changesBetween(grantsForm.base, grantsForm.mine);
  return (
    <>
      {can('role.write') && !role.builtIn && exceedsOwnRights && <p>{t('aboveYou')}</p>}
      <GrantsNotice work={grantsForm} nodes={nodes} />
      <PermissionTree
        label={t('permissionsOf', { name: role.name })}
        nodes={nodes}
        grants={grantsForm.mine}
        mayGrant={mayGrant}
        onToggle={
          mayWrite && !grantsForm.saving
            ? (id) => grantsForm.set(toggle(nodes, grantsForm.mine, id, mayGrant))
            : null
        }
      />
      {grantsForm.isChanged && (
        <Flex
          role="group"
          aria-label={t('changes')}
          align="center"
          gap="small"
          wrap
          style={{
            position: 'sticky',
            insetBlockEnd: 0,
            padding: `${token.paddingSM}px 0`,
            background: token.colorBgContainer,
            borderTop: `1px solid ${token.colorBorderSecondary}`,
          }}
        >
          <span role="status" style={{ flex: '1 1 auto' }}>
            {t('changed', { added: added.length, removed: removed.length })}
          </span>
          <Button onClick={grantsForm.reset} disabled={grantsForm.saving}>
            {t('discard')}
          </Button>
          <Button type="primary" loading={grantsForm.saving} onClick={grantsForm.save}>
            {t('save')}
          </Button>
        </Flex>
      )}
    </>
  );
}
