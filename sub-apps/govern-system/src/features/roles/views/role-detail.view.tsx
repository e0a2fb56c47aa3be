import { errorCodes, type Role, toast, useAppLife, useCan, useNarrow } from '@edu/shared-utility';
import { useGuardedNavigate, useQuestion } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Button, Flex, Tabs, theme } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { data } from '../../../common/data';
import { RefusedRequest } from '../../../common/states/refused-request.view';
import { phrases } from '../phrases';
import { RoleCompare } from './role-compare.view';
import { RoleMembers } from './role-members.view';
import { RolePermissions } from './role-permissions.view';
import { RolePreview } from './role-preview.view';

interface Props {
  readonly role: Role;
  readonly roles: readonly Role[];
  readonly onEdit: () => void;
  readonly onCopy: () => void;
  readonly onReload: () => void;
}

/** One role: permissions, members, menu preview, and comparison with another role. */
export function RoleDetail({ role, roles, onEdit, onCopy, onReload }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const narrow = useNarrow();
  const can = useCan();
  const appSignal = useAppLife();
  const [ask, dialogs] = useQuestion();
  const [remove, { isLoading }] = data.useRoleDeleteMutation();
  const [isGone, setIsGone] = useState(false);
  const [address, setAddress] = useSearchParams();
  const navigateAsking = useGuardedNavigate();
  const mayWrite = can('role.write');
  const { name, description, builtIn, userCount } = role;

  const deleteRole = async (): Promise<void> => {
    const { error } = await remove({ id: role.id });
    if (appSignal.aborted) return;
    if (!error) {
      setAddress({}, { replace: true });
      return toast.success(t('deleted', { name }));
    }
    const failure = failureOf(error);
    if (failure.code === errorCodes.notFound) setIsGone(true);
    else toast.error(failure.message);
    onReload();
  };
  const askToDelete = () => {
    ask({
      title: t('deleteTitle', { name }),
      content: t('deleteHint'),
      okText: t('delete'),
      danger: true,
      cancelText: t('cancel'),
      onOk: () => void deleteRole(),
    });
  };
  const notDeletableReason = builtIn
    ? t('builtInHint')
    : userCount > 0
      ? t('heldHint', { count: userCount })
      : null;
  const tabs = [
    {
      key: 'permissions',
      label: t('permissions'),
      children: <RolePermissions role={role} onReload={onReload} />,
    },
    ...(can('administrator.read')
      ? [{ key: 'members', label: t('members'), children: <RoleMembers role={role} /> }]
      : []),
    {
      key: 'preview',
      label: t(narrow ? 'previewShort' : 'preview'),
      children: <RolePreview role={role} />,
    },
    { key: 'compare', label: t('compare'), children: <RoleCompare role={role} roles={roles} /> },
  ];
  return (
    <section aria-label={name} style={{ flex: '1 1 0', minWidth: 0 }}>
      <RefusedRequest
        stale={isGone ? { name, why: 'gone' } : null}
        onClose={() => setIsGone(false)}
      />
      <Flex justify="space-between" gap="middle" wrap>
        <div style={{ minWidth: 0 }}>
          <h2 style={{ margin: 0, fontSize: token.fontSizeHeading4, overflowWrap: 'anywhere' }}>
            {name}
          </h2>
          {description && (
            <p style={{ margin: 0, color: token.colorTextSecondary }}>{description}</p>
          )}
        </div>
        {mayWrite && (
          <Flex gap="small" wrap>
            {!builtIn && <Button onClick={onEdit}>{t('edit')}</Button>}
            <Button onClick={onCopy}>{t('copy')}</Button>
            {!builtIn && (
              <Button danger loading={isLoading} disabled={userCount > 0} onClick={askToDelete}>
                {t('delete')}
              </Button>
            )}
          </Flex>
        )}
      </Flex>
      {mayWrite && notDeletableReason && (
        <p style={{ margin: `${token.marginXS}px 0 0`, color: token.colorTextSecondary }}>
          {notDeletableReason}
        </p>
      )}
      <Tabs
        destroyOnHidden
        // If the tabs overflow, antd adds a button that a tab list must not contain.
        {...(narrow && { tabBarGutter: token.margin })}
        // An unknown or forbidden tab in the address falls back to the first one.
        activeKey={tabs.find(({ key }) => key === address.get('tab'))?.key ?? 'permissions'}
        onChange={(tab) =>
          navigateAsking(
            { search: `?${new URLSearchParams({ id: role.id, tab })}` },
            { replace: true },
          )
        }
        items={tabs}
      />
      {dialogs}
    </section>
  );
}
