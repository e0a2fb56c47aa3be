import type { Tenant } from '@edu/shared-utility';
import {
  adminPhrases,
  ListPage,
  useList,
  useRecordForm,
  useReveal,
} from '@edu/shared-utility/admin';
import { Button } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { revealContact } from '../data/reveal-contact';
import { tenantQuery } from '../data/tenant-query';
import { inputOf, valuesOf } from '../data/tenant-values';
import { phrases } from '../phrases';
import { useTenantActions } from './tenant-actions.hook';
import { TenantBranches } from './tenant-branches.view';
import { permission, tenantColumns } from './tenant-columns.view';
import { TenantForm } from './tenant-form.view';
import { TenantImport } from './tenant-import.view';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = (): Promise<unknown> => Promise.all([phrases.load(), adminPhrases.load()]);

/** /govern-system/platform/tenant: all tenants, for platform operators. */
export default function TenantsPage() {
  const { t } = phrases.use();
  const list = useList(tenantQuery);
  const read = data.useSaasFindByConditionQuery(list.params);
  const [save] = data.useSaasSaveMutation();
  const [update] = data.useSaasUpdateMutation();
  const [branchesOf, setBranchesOf] = useState<Tenant | null>(null);
  const [isImporting, setImporting] = useState(false);
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
  const actions = useTenantActions({ onEdit: form.open, onBranches: setBranchesOf });
  return (
    <ListPage
      title={t('title')}
      list={list}
      read={read}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={tenantColumns(t, reveal)}
      search={{ key: 'keyword', label: t('keyword') }}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        { key: 'enabled', label: t('enabled'), filters: { status: 'enabled' } },
        { key: 'disabled', label: t('disabled'), filters: { status: 'disabled' } },
        { key: 'expired', label: t('expired'), filters: { status: 'expired' } },
      ]}
      primary={{ label: t('add'), permission, onClick: () => form.open(null) }}
      extraButtons={<Button onClick={() => setImporting(true)}>{t('import.open')}</Button>}
      actions={actions}
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
      {isImporting && (
        <TenantImport onClose={() => setImporting(false)} onImported={() => void read.refetch()} />
      )}
    </ListPage>
  );
}
