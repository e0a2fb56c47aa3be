import { type CourseSummary, formatDate, formatNumber } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { Cover, formatPrice } from '@edu/shared-utility/media';
import { Flex } from 'antd';
import { TitleCell } from '../../../common/title-cell.view';
import { phrases } from '../phrases';
import { StatusTag } from './status-tag.view';

type Translate = ReturnType<typeof phrases.use>['t'];

export const lengthOf = (t: Translate, { lessonCount, minutes }: CourseSummary): string =>
  t('length', { lessons: formatNumber(lessonCount), minutes: formatNumber(minutes) });

/** Cover and title, with price and category in a line below. */
function CourseCell({ course }: { readonly course: CourseSummary }) {
  const { t } = phrases.use();
  const { id, title, cover, categoryName, level, price } = course;
  const facts = [price === 0 ? t('free') : formatPrice(price), t(`levels.${level}`), categoryName];
  return (
    <Flex gap="small" align="center">
      <Cover address={cover} width={56} />
      <TitleCell to={`/course/${id}/basics`} title={title} facts={facts} />
    </Flex>
  );
}

/** The columns of the list. */
export const courseColumns = (t: Translate): Column<CourseSummary>[] => [
  {
    key: 'title',
    title: t('title'),
    render: (course) => <CourseCell course={course} />,
  },
  {
    key: 'teacherName',
    title: t('teacher'),
    width: 104,
    optional: true,
    render: (row) => row.teacherName || null,
  },
  {
    key: 'status',
    title: t('status'),
    width: 120,
    render: (row) => <StatusTag course={row} />,
  },
  { key: 'length', title: t('lessons'), width: 120, render: (row) => lengthOf(t, row) },
  {
    key: 'learnerCount',
    title: t('learners'),
    width: 104,
    optional: true,
    tabular: true,
    render: ({ learnerCount }) => formatNumber(learnerCount),
  },
  {
    key: 'branch',
    title: t('branch'),
    width: 104,
    optional: true,
    wideOnly: true,
    render: ({ branchName }) => branchName,
  },
  {
    key: 'updatedAt',
    title: t('updatedAt'),
    width: 112,
    tabular: true,
    render: ({ updatedAt }) => formatDate(updatedAt, 'date'),
  },
];
