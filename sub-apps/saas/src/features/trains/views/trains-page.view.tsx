import { formatDate, formatNumber, type TrainSummary } from '@edu/shared-utility';
import {
  adminPhrases,
  type Column,
  type Filter,
  type FilterField,
  ListPage,
  useList,
} from '@edu/shared-utility/admin';
import { Cover } from '@edu/shared-utility/media';
import { Flex } from 'antd';
import { useState } from 'react';
import { Bar } from '../../../common/bar.view';
import { useBranchFilter } from '../../../common/branch-filter.view';
import { RegionSelect } from '../../../common/region-select.view';
import { SpanCell } from '../../../common/span-cell.view';
import { TitleCell } from '../../../common/title-cell.view';
import { data } from '../../../common/training-data';
import { useTrainActions } from '../data/train-actions.hook';
import { phases, statuses, type TrainConditions, trainQuery } from '../data/train-query';
import { phrases } from '../phrases';
import { NewTrain } from './new-train.view';
import { StateTag } from './state-tag.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

type Translate = ReturnType<typeof phrases.use>['t'];

const columns = (t: Translate): Column<TrainSummary>[] => [
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

function useFilters(): Filter<TrainConditions>[] {
  const { t } = phrases.use();
  const branches = useBranchFilter(t('branch'));
  return [
    {
      key: 'phase',
      label: t('phase'),
      options: phases.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      key: 'regionId',
      label: t('region'),
      render: (field: FilterField) => (
        <RegionSelect {...field} style={{ minWidth: 144 }} placeholder={field.label} />
      ),
    },
    ...branches,
  ];
}

/** /saas/task: the trainings of the organisation. */
export default function TrainsPage() {
  const { t } = phrases.use();
  const list = useList(trainQuery);
  const read = data.useTrainFindByConditionQuery(list.params);
  const [isNew, setNew] = useState(false);
  return (
    <ListPage
      title={t('label')}
      list={list}
      read={read}
      keep="saas.trains"
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={columns(t)}
      actions={useTrainActions()}
      primary={{ label: t('add'), permission: 'train.write', onClick: () => setNew(true) }}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={useFilters()}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        ...statuses.map((status) => ({
          key: status,
          label: t(`state.${status}`),
          filters: { status },
        })),
      ]}
      words={{
        empty: t('empty'),
        emptyReadOnly: t('emptyReadOnly'),
        noMatch: t('noMatch'),
        forbidden: t('forbidden'),
        failed: t('failed'),
        loading: t('loading'),
        total: (count) => t('total', { count }),
      }}
    >
      {isNew && <NewTrain onClose={() => setNew(false)} />}
    </ListPage>
  );
}
