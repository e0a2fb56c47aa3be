import {
  adminPhrases,
  type Filter,
  type FilterField,
  ListPage,
  useList,
} from '@edu/shared-utility/admin';
import { useState } from 'react';
import { useBranchFilter } from '../../../common/branch-filter.view';
import { viewsOf } from '../../../common/filter-views';
import { listWords } from '../../../common/list-words';
import { RegionSelect } from '../../../common/region-select.view';
import { data } from '../../../common/training-data';
import { useTrainActions } from '../data/train-actions.hook';
import { phases, statuses, type TrainConditions, trainQuery } from '../data/train-query';
import { phrases } from '../phrases';
import { NewTrain } from './new-train.view';
import { trainColumns } from './train-columns.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

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
      settingsKey="saas.trains"
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={trainColumns(t)}
      actions={useTrainActions()}
      primary={{ label: t('add'), permission: 'train.write', onClick: () => setNew(true) }}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={useFilters()}
      views={viewsOf('status', statuses, t('all'), (status) => t(`state.${status}`))}
      words={listWords(t)}
    >
      {isNew && <NewTrain onClose={() => setNew(false)} />}
    </ListPage>
  );
}
