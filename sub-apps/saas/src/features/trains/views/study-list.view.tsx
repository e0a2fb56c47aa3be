import { formatDate, type StudyBasic, type Train } from '@edu/shared-utility';
import { type Column, ListPage, useList } from '@edu/shared-utility/admin';
import { useState } from 'react';
import { viewsOf } from '../../../common/filter-views';
import { ListInTab } from '../../../common/list-in-tab.view';
import { data } from '../../../common/training-data';
import { studyQuery, studyStatuses } from '../data/people-query';
import { figureWords } from '../phrases/figures';
import { progressColumns } from './progress-columns.view';
import { StudyDialog } from './study-dialog.view';

type Translate = ReturnType<typeof figureWords.use>['t'];

const columnsOf = (t: Translate): Column<StudyBasic>[] => [
  { key: 'name', title: t('name'), width: 128 },
  { key: 'departmentName', title: t('department'), width: 128, optional: true },
  ...progressColumns(t),
  {
    key: 'studyMinutes',
    title: t('time'),
    width: 104,
    tabular: true,
    render: ({ studyMinutes }) => t('minutes', { count: studyMinutes }),
  },
  {
    key: 'passedAt',
    title: t('passedAt'),
    width: 112,
    tabular: true,
    render: ({ passedAt }) => passedAt && formatDate(passedAt, 'date'),
  },
  {
    key: 'certificateNo',
    title: t('certificateNo'),
    width: 152,
    tabular: true,
    optional: true,
  },
];

/** The members' progress, furthest first. */
export function StudyList({ train }: { readonly train: Train }) {
  const { t } = figureWords.use();
  const list = useList(studyQuery);
  const read = data.useTrainFindUserStudyBasicInfoListQuery({ ...list.params, trainId: train.id });
  const [userId, setUser] = useState<string | null>(null);
  return (
    <ListInTab>
      <ListPage
        title={t('people')}
        heading="h2"
        list={list}
        read={read}
        settingsKey="saas.train-study"
        idOf={(row) => row.userId}
        nameOf={({ name }) => name}
        columns={columnsOf(t)}
        actions={[{ key: 'open', label: t('open'), run: (row) => setUser(row.userId) }]}
        search={{ key: 'keyword', label: t('keyword') }}
        views={viewsOf('status', studyStatuses, t('all'), (status) => t(`study.${status}`))}
        words={{
          empty: t('nobody'),
          noMatch: t('noMatch'),
          failed: t('failed'),
          loading: t('loading'),
          total: (count) => t('total', { count }),
        }}
      >
        {userId && <StudyDialog train={train} userId={userId} onClose={() => setUser(null)} />}
      </ListPage>
    </ListInTab>
  );
}
