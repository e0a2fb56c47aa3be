import { type ExamSummary, formatDate, formatNumber } from '@edu/shared-utility';
import {
  adminPhrases,
  type Column,
  type Filter,
  ListPage,
  useList,
} from '@edu/shared-utility/admin';
import { useState } from 'react';
import { useBranchFilter } from '../../../common/branch-filter.view';
import { data } from '../../../common/examining-data';
import { SpanCell } from '../../../common/span-cell.view';
import { TitleCell } from '../../../common/title-cell.view';
import { useExamActions } from '../data/exam-actions.hook';
import { type ExamConditions, examQuery, phases, statuses } from '../data/exam-query';
import { phrases } from '../phrases';
import { NewExam } from './new-exam.view';
import { StateTag } from './state-tag.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

type Translate = ReturnType<typeof phrases.use>['t'];

/** Start and end on two lines; an open end is named as such. */
function WindowCell({ exam: { startsAt, endsAt } }: { readonly exam: ExamSummary }) {
  const { t } = phrases.use();
  const dateText = (iso: string | null, none: string) => (iso ? formatDate(iso, 'datetime') : none);
  if (!startsAt && !endsAt) return t('always');
  return <SpanCell from={dateText(startsAt, t('noStart'))} until={dateText(endsAt, t('noEnd'))} />;
}

const columns = (t: Translate): Column<ExamSummary>[] => [
  {
    key: 'title',
    title: t('title'),
    render: (exam) => (
      <TitleCell
        to={`/exam/${exam.id}/settings`}
        title={exam.title}
        facts={[t('minutesCount', { count: exam.minutes }), exam.paperTitle]}
      />
    ),
  },
  { key: 'status', title: t('status'), width: 96, render: (exam) => <StateTag exam={exam} /> },
  {
    key: 'startsAt',
    title: t('window'),
    width: 168,
    tabular: true,
    render: (exam) => <WindowCell exam={exam} />,
  },
  {
    key: 'participantCount',
    title: t('participants'),
    width: 88,
    tabular: true,
    render: ({ participantCount }) => formatNumber(participantCount),
  },
  {
    key: 'waiting',
    title: t('waiting'),
    width: 96,
    tabular: true,
    optional: true,
    render: ({ waiting }) => formatNumber(waiting),
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
      keep="saas.exams"
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={columns(t)}
      actions={useExamActions()}
      primary={{ label: t('add'), permission: 'exam.write', onClick: () => setNew(true) }}
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
      {isNew && <NewExam onClose={() => setNew(false)} />}
    </ListPage>
  );
}
