import { type DeclarationSummary, formatDate } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import type { phrases } from '../phrases';
import { StatusTag } from './status-tag.view';

type Translate = ReturnType<typeof phrases.use>['t'];

const day = (moment: string | null): string | null => moment && formatDate(moment, 'date');

/** The columns of both lists of declarations. */
export const columnsOf = (t: Translate) =>
  ({
    title: { key: 'title', title: t('train') },
    status: {
      key: 'status',
      title: t('status'),
      width: 104,
      render: ({ status }) => <StatusTag status={status} />,
    },
    hours: { key: 'hours', title: t('hours'), width: 80, tabular: true, optional: true },
    userCount: { key: 'userCount', title: t('userCount'), width: 104, tabular: true },
    region: { key: 'regionName', title: t('region'), width: 200, optional: true, wideOnly: true },
    startsAt: {
      key: 'startsAt',
      title: t('startsAt'),
      width: 120,
      tabular: true,
      render: ({ startsAt }) => day(startsAt),
    },
    submittedAt: {
      key: 'submittedAt',
      title: t('submittedAt'),
      width: 120,
      tabular: true,
      render: ({ submittedAt }) => day(submittedAt),
    },
    organ: { key: 'organName', title: t('organ'), width: 168 },
    tenant: { key: 'tenantName', title: t('tenant'), width: 136, optional: true, wideOnly: true },
  }) satisfies Record<string, Column<DeclarationSummary>>;
