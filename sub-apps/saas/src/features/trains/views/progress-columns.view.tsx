import { formatPercent, type TrainUser } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { Tag } from 'antd';
import { Bar } from '../../../common/bar.view';

type Row = Pick<TrainUser, 'status' | 'progress'>;

const colours = { notStarted: 'default', studying: 'processing', finished: 'success' } as const;

type Translate = (key: 'status' | 'progress' | `study.${TrainUser['status']}`) => string;

/** How far a member of a training is. */
export const progressColumns = <R extends Row>(t: Translate): Column<R>[] => [
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
];
