import { formatDate, formatPercent, type TrainUser } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { Tag } from 'antd';
import { Bar } from '../../../common/bar.view';
import type { peopleWords } from '../phrases/people';

type Translate = ReturnType<typeof peopleWords.use>['t'];

const colours = { notStarted: 'default', studying: 'processing', finished: 'success' } as const;

export const peopleColumns = (t: Translate): Column<TrainUser>[] => [
  { key: 'name', title: t('name'), width: 128 },
  { key: 'phone', title: t('phone'), width: 128, tabular: true },
  { key: 'departmentName', title: t('department'), width: 128, optional: true },
  {
    key: 'status',
    title: t('status'),
    width: 104,
    render: ({ status }) => (
      <Tag variant="filled" color={colours[status]}>
        {t(`study.${status}`)}
      </Tag>
    ),
  },
  {
    key: 'progress',
    title: t('progress'),
    render: ({ progress }) => (
      <Bar share={progress} text={formatPercent(progress)} textWidth={40} />
    ),
  },
  {
    key: 'joinedAt',
    title: t('joinedAt'),
    width: 112,
    tabular: true,
    render: ({ joinedAt }) => formatDate(joinedAt, 'date'),
  },
  { key: 'by', title: t('by'), width: 96, optional: true, render: ({ by }) => t(`ways.${by}`) },
];
