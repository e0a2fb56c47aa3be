import type { Tenant } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { permission } from './tenant-columns.view';

/** Address of a tenant's site settings: on its own host, with this page's scheme and port. */
function siteOf({ domain }: Tenant): string {
  const address = new URL('/modular/site', window.location.href);
  address.hostname = domain;
  return address.href;
}

interface Options {
  readonly onEdit: (tenant: Tenant) => void;
  readonly onBranches: (tenant: Tenant) => void;
}

/** The actions of a tenant. */
export function useTenantActions({ onEdit, onBranches }: Options): RowAction<Tenant>[] {
  const { t } = phrases.use();
  const [update] = data.useSaasUpdateMutation();
  const [remove] = data.useSaasDeleteMutation();
  return [
    { key: 'edit', label: t('edit'), permission, run: onEdit },
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
    { key: 'branches', label: t('branches'), run: onBranches },
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
  ];
}
