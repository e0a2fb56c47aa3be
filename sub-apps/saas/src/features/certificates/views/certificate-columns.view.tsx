import { type Certificate, formatDate } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import type { phrases } from '../phrases';
import { StatusTag } from './status-tag.view';

type Translate = ReturnType<typeof phrases.use>['t'];

export const certificateColumns = (t: Translate): Column<Certificate>[] => [
  { key: 'certificateNo', title: t('certificateNo'), width: 168, tabular: true },
  { key: 'name', title: t('name'), width: 112 },
  { key: 'templateName', title: t('template') },
  { key: 'trainTitle', title: t('train'), width: 168, optional: true, wideOnly: true },
  {
    key: 'status',
    title: t('status'),
    width: 104,
    render: ({ status }) => <StatusTag status={status} />,
  },
  {
    key: 'issuedAt',
    title: t('issuedAt'),
    width: 120,
    tabular: true,
    render: ({ issuedAt }) => formatDate(issuedAt, 'date'),
  },
  {
    key: 'expiresAt',
    title: t('expiresAt'),
    width: 120,
    tabular: true,
    optional: true,
    render: ({ expiresAt }) => (expiresAt ? formatDate(expiresAt, 'date') : t('noEnd')),
  },
];
