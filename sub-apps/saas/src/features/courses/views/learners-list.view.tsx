import {
  type CourseLearner,
  formatDate,
  formatPercent,
  PageLink,
  useCan,
} from '@edu/shared-utility';
import { type Column, ListPage, useList } from '@edu/shared-utility/admin';
import { Bar } from '../../../common/bar.view';
import { data } from '../../../common/page-data';
import { formatDuration } from '../data/durations';
import { learnerParams, learnerQuery } from '../data/learner-query';
import { phrases } from '../phrases';

type Translate = ReturnType<typeof phrases.use>['t'];

/** The address of a student in the list of students, filtered by name. */
const studentAddress = ({ userId, name }: CourseLearner): string =>
  `/saas/student?${new URLSearchParams({ keyword: name, row: userId })}`;

const columnsOf = (t: Translate, mayReadStudents: boolean): Column<CourseLearner>[] => [
  {
    key: 'name',
    title: t('student'),
    width: 144,
    render: (learner) =>
      mayReadStudents ? (
        <PageLink to={studentAddress(learner)}>{learner.name}</PageLink>
      ) : (
        learner.name
      ),
  },
  { key: 'phone', title: t('phone'), width: 128, tabular: true, wideOnly: true },
  {
    key: 'department',
    title: t('department'),
    width: 128,
    optional: true,
    render: ({ departmentName }) => departmentName,
  },
  {
    key: 'branch',
    title: t('branch'),
    width: 112,
    optional: true,
    wideOnly: true,
    render: ({ branchName }) => branchName,
  },
  {
    key: 'progress',
    title: t('progress'),
    render: ({ progress }) => <Bar share={progress} text={formatPercent(progress)} />,
  },
  {
    key: 'seconds',
    title: t('time'),
    width: 104,
    tabular: true,
    render: ({ seconds }) => formatDuration(seconds),
  },
  {
    key: 'lastAt',
    title: t('lastAt'),
    width: 112,
    tabular: true,
    render: ({ lastAt }) => formatDate(lastAt, 'date'),
  },
  {
    key: 'finishedAt',
    title: t('finishedAt'),
    width: 112,
    tabular: true,
    render: ({ finishedAt }) => finishedAt && formatDate(finishedAt, 'date'),
  },
];

/** The learners of the course with their progress. */
export function LearnersList({ courseId }: { readonly courseId: string }) {
  const { t } = phrases.use();
  const list = useList(learnerQuery);
  const read = data.useCourseFindLearnersQuery(learnerParams(courseId, list.params));
  const mayReadStudents = useCan()('student.read');
  return (
    <ListPage
      title={t('persons')}
      heading="h2"
      list={list}
      read={read}
      settingsKey="saas.course-learners"
      idOf={({ userId }) => userId}
      nameOf={({ name }) => name}
      columns={columnsOf(t, mayReadStudents)}
      search={{ key: 'keyword', label: t('learnerKeyword') }}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        { key: 'finished', label: t('finished'), filters: { finished: 'true' } },
        { key: 'under', label: t('underWay'), filters: { finished: 'false' } },
      ]}
      words={{
        empty: t('learnersEmpty'),
        failed: t('failed'),
        loading: t('loading'),
        total: (count) => t('learnersTotal', { count }),
      }}
    />
  );
}
