import { formatPercent, type ModuleRollout } from '@edu/shared-utility';
import { Tag } from 'antd';
import { phrases } from '../phrases';
import { Section } from './section.view';

/** Versions that some people get before the others. */
export function Rollouts({ rollouts }: { rollouts: ModuleRollout[] }) {
  const { t } = phrases.use();
  return (
    <Section
      title={t('rollouts')}
      rows={rollouts}
      rowKey={({ id }) => id}
      columns={[
        { title: t('name'), render: ({ module }) => module },
        { title: t('address'), render: ({ address }) => address },
        {
          title: t('share'),
          render: ({ percent, tenants, accounts }) =>
            [
              t('percent', { percent: formatPercent(percent / 100) }),
              ...(tenants.length > 0 ? [t('tenants', { list: tenants.join(', ') })] : []),
              ...(accounts.length > 0 ? [t('accounts', { count: accounts.length })] : []),
            ].join(' · '),
        },
        {
          title: t('reports'),
          align: 'right',
          render: ({ failures, haltAfter, networks, anonymous }) => (
            <>
              {t('reportsOf', { count: failures, limit: haltAfter })}
              <div>{t('reportsFrom', { networks, anonymous })}</div>
            </>
          ),
        },
        {
          title: t('status'),
          render: ({ status }) => (
            <Tag color={status === 'halted' ? 'error' : 'processing'}>{t(status)}</Tag>
          ),
        },
      ]}
    />
  );
}
