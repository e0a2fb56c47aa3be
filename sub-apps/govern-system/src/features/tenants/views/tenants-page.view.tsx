import { formatDate, formatNumber, type Tenant } from '@edu/shared-utility';
import {
  adminPhrases,
  HiddenNumber,
  ListPage,
  useList,
  useRecordForm,
  useReveal,
} from '@edu/shared-utility/admin';
import { Button, Flex, Tag } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { revealContact } from '../data/reveal-contact';
import { tenantQuery } from '../data/tenant-query';
import { inputOf, valuesOf } from '../data/tenant-values';
import { phrases } from '../phrases';
import { TenantBranches } from './tenant-branches.view';
import { TenantForm } from './tenant-form.view';
import { TenantImport } from './tenant-import.view';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = (): Promise<unknown> => Promise.all([phrases.load(), adminPhrases.load()]);

const colours = { enabled: 'success', disabled: 'default', expired: 'warning' } as const;
const permission = 'platform.tenant';

/** Address of a tenant's site settings: on its own host, with this page's scheme and port. */
function siteOf({ domain }: Tenant): string {
  const address = new URL('/modular/site', window.location.href);
  address.hostname = domain;
  return address.href;
}

/** /govern-system/platform/tenant: all tenants, for platform operators. */
export default function TenantsPage() {
  const { t } = phrases.use();
  const list = useList(tenantQuery);
  const read = data.useSaasFindByConditionQuery(list.params);
  const [save] = data.useSaasSaveMutation();
  const [update] = data.useSaasUpdateMutation();
  const [remove] = data.useSaasDeleteMutation();
  const [branchesOf, setBranchesOf] = useState<Tenant | null>(null);
  const [imports, setImports] = useState(false);
  const reveal = useReveal({ ask: revealContact, rowId: null });
  const form = useRecordForm({
    valuesOf,
    inputOf,
    add: save,
    change: ({ id, version }: Tenant, changes) => update({ id, version, ...changes }),
    done: (isNew) => t(isNew ? 'added' : 'saved'),
    reload: read.refetch,
    conflictField: 'domain',
    draft: { name: 'govern-system.tenant', idOf: ({ id }) => id },
  });
  return (
    <ListPage
      title={t('title')}
      list={list}
      read={read}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={[
        { key: 'name', title: t('name') },
        { key: 'domain', title: t('domain'), width: 200 },
        {
          key: 'status',
          title: t('status'),
          width: 96,
          render: ({ status }) => <Tag color={colours[status]}>{t(`states.${status}`)}</Tag>,
        },
        {
          key: 'contactName',
          title: t('contact'),
          width: 200,
          render: ({ id, name, contactName, contactPhone }) => (
            <Flex wrap align="center" gap="small">
              {contactName}
              <HiddenNumber
                id={id}
                name={contactName || name}
                field="contactPhone"
                label={t('contactPhone')}
                masked={contactPhone}
                permission={permission}
                reveal={reveal}
              />
            </Flex>
          ),
        },
        {
          key: 'userCount',
          title: t('userCount'),
          width: 80,
          optional: true,
          tabular: true,
          render: ({ userCount }) => formatNumber(userCount),
        },
        {
          key: 'expiresAt',
          title: t('expiresAt'),
          width: 112,
          optional: true,
          tabular: true,
          render: ({ expiresAt }) => (expiresAt ? formatDate(expiresAt, 'date') : t('never')),
        },
        {
          key: 'createdAt',
          title: t('createdAt'),
          width: 112,
          tabular: true,
          optional: true,
          wideOnly: true,
          render: ({ createdAt }) => formatDate(createdAt, 'date'),
        },
      ]}
      search={{ key: 'keyword', label: t('keyword') }}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        { key: 'enabled', label: t('enabled'), filters: { status: 'enabled' } },
        { key: 'disabled', label: t('disabled'), filters: { status: 'disabled' } },
        { key: 'expired', label: t('expired'), filters: { status: 'expired' } },
      ]}
      primary={{ label: t('add'), permission, onClick: () => form.open(null) }}
      extraButtons={<Button onClick={() => setImports(true)}>{t('import.open')}</Button>}
      actions={[
        { key: 'edit', label: t('edit'), permission, run: form.open },
        {
          key: 'disable',
          label: t('disable'),
          permission,
          danger: true,
          hidden: ({ status }) => status === 'disabled',
          disabled: ({ domain }) => (domain === window.location.hostname ? t('own') : null),
          confirm: ({ name }) => ({ title: t('disableTitle', { name }), hint: t('disableHint') }),
          send: ({ id, version }) => update({ id, version, status: 'disabled' }),
          done: ({ name }) => t('wasDisabled', { name }),
        },
        {
          key: 'enable',
          label: t('enable'),
          permission,
          hidden: ({ status }) => status !== 'disabled',
          send: ({ id, version }) => update({ id, version, status: 'enabled' }),
          done: ({ name }) => t('wasEnabled', { name }),
        },
        { key: 'branches', label: t('branches'), run: setBranchesOf },
        {
          key: 'site',
          label: t('site'),
          run: (tenant) => void window.open(siteOf(tenant), '_blank', 'noopener'),
        },
        {
          key: 'delete',
          label: t('remove'),
          permission,
          danger: true,
          confirm: ({ name }) => ({ title: t('removeTitle', { name }), hint: t('removeHint') }),
          send: ({ id }) => remove({ id }),
          done: ({ name }) => t('removed', { name }),
        },
      ]}
      words={{
        empty: t('empty'),
        noMatch: t('noMatch'),
        forbidden: t('forbidden'),
        failed: t('failed'),
        loading: t('loading'),
        total: (count) => t('total', { count }),
      }}
    >
      <TenantForm form={form} />
      {branchesOf && <TenantBranches tenant={branchesOf} onClose={() => setBranchesOf(null)} />}
      {imports && (
        <TenantImport onClose={() => setImports(false)} onImported={() => void read.refetch()} />
      )}
    </ListPage>
  );
}
