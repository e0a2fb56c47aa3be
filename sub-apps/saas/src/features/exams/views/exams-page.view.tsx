import { adminPhrases, type Filter, ListPage, useList } from '@edu/shared-utility/admin';
import { useState } from 'react';
import { useBranchFilter } from '../../../common/branch-filter.view';
import { data } from '../../../common/examining-data';
import { viewsOf } from '../../../common/filter-views';
import { listWords } from '../../../common/list-words';
import { useExamActions } from '../data/exam-actions.hook';
import { type ExamConditions, examQuery, phases, statuses } from '../data/exam-query';
import { phrases } from '../phrases';
import { examColumns } from './exam-columns.view';
import { NewExam } from './new-exam.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

function useFilters(): Filter<ExamConditions>[] {
  const { t } = phrases.use();
  const branches = useBranchFilter(t('branch'));
  return [
    {
      key: 'phase',
      label: t('phase'),
      options: phases.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    ...branches,
  ];
}

/** /saas/exam: the organisation's exams. */
export default function ExamsPage() {
  const { t } = phrases.use();
  const list = useList(examQuery);
  const read = data.useExamFindByConditionQuery(list.params);
  const [isNew, setNew] = useState(false);
  return (
    <ListPage
      title={t('label')}
      list={list}
      read={read}
      settingsKey="saas.exams"
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={examColumns(t)}
      actions={useExamActions()}
      primary={{ label: t('add'), permission: 'exam.write', onClick: () => setNew(true) }}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={useFilters()}
      views={viewsOf('status', statuses, t('all'), (status) => t(`state.${status}`))}
      words={listWords(t)}
    >
      {isNew && <NewExam onClose={() => setNew(false)} />}
    </ListPage>
  );
}
