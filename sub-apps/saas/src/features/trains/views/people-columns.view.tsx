import { formatDate, type TrainUser } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import type { peopleWords } from '../phrases/people';
import { progressColumns } from './progress-columns.view';

type Translate = ReturnType<typeof peopleWords.use>['t'];

export const peopleColumns = (t: Translate): Column<TrainUser>[] => [
  { key: 'name', title: t('name'), width: 128 },
  { key: 'phone', title: t('phone'), width: 128, tabular: true },
  { key: 'departmentName', title: t('department'), width: 128, optional: true },
  ...progressColumns(t),
  {
    key: 'joinedAt',
    title: t('joinedAt'),
    width: 112,
    tabular: true,
    render: ({ joinedAt }) => formatDate(joinedAt, 'date'),
  },
  { key: 'by', title: t('by'), width: 96, optional: true, render: ({ by }) => t(`ways.${by}`) },
];
