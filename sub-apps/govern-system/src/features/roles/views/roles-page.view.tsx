import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { errorCodes, ForbiddenPage, useCan, useNarrow } from '@edu/shared-utility';
import { useGuardedNavigate } from '@edu/shared-utility/admin';
import { loadedOf } from '@edu/shared-utility/data';
import { Alert, Button, Flex, theme } from 'antd';
import { useSearchParams } from 'react-router';
import { data } from '../../../common/data';
import { FailedPanel } from '../../../common/states/failed.view';
import { useRoleForm } from '../data/role-form.hook';
import { phrases } from '../phrases';
import { RoleDetail } from './role-detail.view';
import { RoleFormDialog } from './role-form.view';
import { RoleList, RolesSkeleton } from './role-list.view';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = (): Promise<void> => phrases.load();

/** The call's maximum page size; a tenant has a few dozen roles. */
const everyRole = { pageNum: 1, pageSize: 200 };

/** /govern-system/rolesList: roles of the tenant, their permissions and members. */
export default function RolesPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const narrow = useNarrow();
  const roles = data.useRoleFindByConditionQuery(everyRole);
  const load = loadedOf(roles);
  const mayWrite = useCan()('role.write');
  const [address, setAddress] = useSearchParams();
  const goTo = useGuardedNavigate();
  const list = load.status === 'failed' ? undefined : load.data?.list;
  // `row` names a row in the addresses of all other lists
  const roleId = address.get('id') ?? address.get('row');
  const chosen = list?.find(({ id }) => id === roleId) ?? list?.[0];
  const isUnknown = roleId !== null && chosen?.id !== roleId && !roles.isFetching;
  const choose = (id: string): void =>
    void goTo({ search: `?${new URLSearchParams({ id })}` }, { replace: true });
  const form = useRoleForm(roles.refetch, (id) => setAddress({ id }, { replace: true }));

  if (load.status === 'failed' && load.code === errorCodes.forbidden) {
    return <ForbiddenPage text={t('forbidden')} />;
  }
  return (
    <section
      aria-label={t('title')}
      data-fits-phone
      style={{
        margin: `0 ${narrow ? token.marginXS : token.marginLG}px ${token.marginLG}px`,
        padding: narrow ? token.padding : token.paddingLG,
        background: token.colorBgContainer,
        borderRadius: token.borderRadiusLG,
      }}
    >
      <h1
        style={{
          margin: `0 0 ${token.margin}px`,
          fontSize: token.fontSizeHeading4,
          fontWeight: 600,
        }}
      >
        {t('title')}
      </h1>
      {load.status === 'failed' && <FailedPanel message={load.message} onRetry={roles.refetch} />}
      {load.status !== 'failed' && !list && <RolesSkeleton />}
      {list && isUnknown && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('unknown')}
          style={{ marginBottom: token.margin }}
        />
      )}
      {list && (
        <Flex vertical={narrow} gap="large" align={narrow ? 'stretch' : 'flex-start'}>
          <div style={{ flex: '0 0 auto', width: narrow ? '100%' : 280 }}>
            {mayWrite && (
              <Button
                block
                type="primary"
                icon={<PlusOutlined aria-hidden />}
                onClick={() => form.ask({ row: null, copied: null })}
                style={{ marginBottom: token.margin }}
              >
                {t('add')}
              </Button>
            )}
            <RoleList roles={list} chosen={chosen?.id ?? null} onChoose={choose} />
          </div>
          {chosen && (
            <RoleDetail
              key={chosen.id}
              role={chosen}
              roles={list}
              onEdit={() => form.ask({ row: chosen, copied: null })}
              onCopy={() => form.ask({ row: null, copied: chosen })}
              onReload={roles.refetch}
            />
          )}
        </Flex>
      )}
      <RoleFormDialog form={form} isPageReady={load.status === 'ready'} />
    </section>
  );
}
