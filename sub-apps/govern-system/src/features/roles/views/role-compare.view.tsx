import type { PermissionNode, Role } from '@edu/shared-utility';
import { loadedOf, skipToken } from '@edu/shared-utility/data';
import { Select, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { FailedPanel } from '../../../common/states/failed.view';
import { flatten } from '../data/grants';
import { phrases } from '../phrases';

interface Props {
  readonly role: Role;
  readonly roles: readonly Role[];
}

/** Compares the permissions of two roles. */
export function RoleCompare({ role, roles }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [otherId, setOtherId] = useState<string>();
  const otherRole = roles.find(({ id }) => id === otherId);
  const ofRole = data.useRoleFindPermissionListByRoleIdQuery({ roleId: role.id });
  const ofOther = data.useRoleFindPermissionListByRoleIdQuery(
    otherRole ? { roleId: otherRole.id } : skipToken,
  );
  const [ownGrants, otherGrants] = [loadedOf(ofRole), loadedOf(ofOther)];
  const failed =
    ownGrants.status === 'failed'
      ? ownGrants
      : otherGrants.status === 'failed'
        ? otherGrants
        : null;
  const retry = (): void => {
    void ofRole.refetch();
    void ofOther.refetch();
  };
  return (
    <>
      <Select
        aria-label={t('compareWith')}
        placeholder={t('compareWith')}
        showSearch={{ optionFilterProp: 'label' }}
        options={roles
          .filter(({ id }) => id !== role.id)
          .map(({ id, name }) => ({ value: id, label: name }))}
        value={otherId}
        onChange={setOtherId}
        style={{ width: '100%', maxWidth: 320, marginBottom: token.margin }}
      />
      {failed && <FailedPanel message={failed.message} onRetry={retry} />}
      {otherRole && !failed && ownGrants.status === 'ready' && otherGrants.status === 'ready' && (
        <Differences
          names={[role.name, otherRole.name]}
          mine={ownGrants.data}
          theirs={otherGrants.data}
        />
      )}
      {otherRole && !failed && (ownGrants.status !== 'ready' || otherGrants.status !== 'ready') && (
        <Skeleton active aria-label={t('loading')} />
      )}
    </>
  );
}

interface DifferencesProps {
  readonly names: readonly [string, string];
  readonly mine: readonly PermissionNode[];
  readonly theirs: readonly PermissionNode[];
}

function Differences({ names: [mineName, theirName], mine, theirs }: DifferencesProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [ownNodes, others] = [flatten(mine), flatten(theirs)];
  const hasPermission = (list: readonly PermissionNode[], { id }: PermissionNode): boolean =>
    list.some((node) => node.id === id);
  const lists = [
    [t('onlyIn', { name: mineName }), ownNodes.filter((node) => !hasPermission(others, node))],
    [t('onlyIn', { name: theirName }), others.filter((node) => !hasPermission(ownNodes, node))],
    [t('inBoth'), ownNodes.filter((node) => hasPermission(others, node))],
  ] as const;
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
        gap: token.margin,
      }}
    >
      {lists.map(([title, nodes]) => (
        <section key={title} aria-label={title}>
          <h3 style={{ margin: 0, fontSize: token.fontSize, overflowWrap: 'anywhere' }}>
            {title} ({nodes.length})
          </h3>
          <ul style={{ margin: 0, paddingInlineStart: token.padding }}>
            {nodes.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          {nodes.length === 0 && <p style={{ margin: 0 }}>{t('none')}</p>}
        </section>
      ))}
    </div>
  );
}
