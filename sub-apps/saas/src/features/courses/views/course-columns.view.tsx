import { type CourseSummary, formatDate, formatNumber } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { Cover, formatPrice } from '@edu/shared-utility/media';
import { Flex, theme } from 'antd';
import { Link } from 'react-router';
import { phrases } from '../phrases';
import { StatusTag } from './status-tag.view';

type Translate = ReturnType<typeof phrases.use>['t'];

export const lengthOf = (t: Translate, { lessonCount, minutes }: CourseSummary): string =>
  t('length', { lessons: formatNumber(lessonCount), minutes: formatNumber(minutes) });

/** Its picture and name, and what it is about and costs in one line below. */
function TitleCell({ course }: { readonly course: CourseSummary }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { id, title, cover, categoryName, level, price } = course;
  const facts = [categoryName, t(`levels.${level}`), price === 0 ? t('free') : formatPrice(price)];
  return (
    <Flex gap="small" align="center">
      <Cover address={cover} width={72} />
      <div style={{ minWidth: 0 }}>
        <Link to={`/course/${id}/basics`} data-row-open style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Link>
        <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
          {facts.filter(Boolean).join(' · ')}
        </div>
      </div>
    </Flex>
  );
}

/** The columns of the list. */
export const courseColumns = (t: Translate): Column<CourseSummary>[] => [
  {
    key: 'title',
    title: t('title'),
    render: (course) => <TitleCell course={course} />,
  },
  {
    key: 'teacherName',
    title: t('teacher'),
    width: 96,
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
    width: 96,
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
    width: 120,
    tabular: true,
    render: ({ updatedAt }) => formatDate(updatedAt, 'date'),
  },
];
