import {
  formatDate,
  formatNumber,
  type ImportMapLine,
  type ModuleFailures,
} from '@edu/shared-utility';
import { Tag } from 'antd';
import { phrases } from '../phrases';
import { Section } from './section.view';

/** Every line of the map with what browsers get for it. */
export function Lines({ lines }: { lines: ImportMapLine[] }) {
  const { t } = phrases.use();
  return (
    <Section
      title={t('modules')}
      rows={lines}
      rowKey={({ name }) => name}
      columns={[
        { title: t('name'), render: ({ name }) => name },
        { title: t('address'), render: ({ address }) => address },
        {
          title: t('served'),
          render: ({ served }) => served ?? <Tag color="error">{t('notServed')}</Tag>,
        },
        {
          title: t('integrity'),
          render: ({ integrity }) => (integrity ? t('yes') : t('no')),
        },
      ]}
    />
  );
}

/** What browsers reported within a day. */
export function Failures({ failures }: { failures: ModuleFailures[] }) {
  const { t } = phrases.use();
  return (
    <Section
      title={t('failures')}
      rows={failures}
      rowKey={({ module, address, kind }) => `${module} ${address} ${kind}`}
      columns={[
        { title: t('name'), render: ({ module }) => module },
        { title: t('address'), render: ({ address }) => address },
        { title: t('kind'), render: ({ kind }) => kind },
        { title: t('count'), align: 'right', render: ({ count }) => formatNumber(count) },
        {
          title: t('anonymous'),
          align: 'right',
          render: ({ anonymous }) => formatNumber(anonymous),
        },
        { title: t('last'), render: ({ lastAt }) => formatDate(lastAt, 'datetime') },
      ]}
    />
  );
}
