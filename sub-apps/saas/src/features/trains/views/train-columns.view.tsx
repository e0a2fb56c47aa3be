import { formatDate, formatNumber, type TrainSummary } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { Cover } from '@edu/shared-utility/media';
import { Flex } from 'antd';
import { Bar } from '../../../common/bar.view';
import { SpanCell } from '../../../common/span-cell.view';
import { TitleCell } from '../../../common/title-cell.view';
import type { phrases } from '../phrases';
import { StateTag } from './state-tag.view';

type Translate = ReturnType<typeof phrases.use>['t'];

export const trainColumns = (t: Translate): Column<TrainSummary>[] => [
  {
    key: 'title',
    title: t('title'),
    render: (train) => (
      <Flex gap="small" align="center">
        <Cover address={train.cover} width={56} />
        <TitleCell
          to={`/task/${train.id}/basics`}
          title={train.title}
          facts={[
            t('itemsCount', { count: train.itemCount }),
            train.hours > 0 && t('hoursCount', { count: train.hours }),
          ]}
        />
      </Flex>
    ),
  },
  { key: 'status', title: t('status'), width: 124, render: (train) => <StateTag train={train} /> },
  {
    key: 'startsAt',
    title: t('window'),
    width: 128,
    tabular: true,
    render: ({ startsAt, endsAt }) => (
      <SpanCell from={formatDate(startsAt, 'date')} until={formatDate(endsAt, 'date')} />
    ),
  },
  {
    key: 'passed',
    title: t('passedOf'),
    width: 144,
    tabular: true,
    render: ({ passedCount, userCount }) => (
      <Bar
        share={userCount === 0 ? 0 : passedCount / userCount}
        text={`${formatNumber(passedCount)} / ${formatNumber(userCount)}`}
        textWidth={56}
      />
    ),
  },
  {
    key: 'region',
    title: t('region'),
    width: 184,
    wideOnly: true,
    optional: true,
    render: ({ regionName }) => regionName,
  },
  {
    key: 'branch',
    title: t('branch'),
    width: 104,
    optional: true,
    wideOnly: true,
    render: ({ branchName }) => branchName,
  },
];
