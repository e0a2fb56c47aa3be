import { formatDate, formatNumber, type PaperSummary } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { TitleCell } from '../../../common/title-cell.view';
import type { phrases } from '../phrases';
import { StatusTag } from './status-tag.view';

type Translate = ReturnType<typeof phrases.use>['t'];

export const paperColumns = (t: Translate): Column<PaperSummary>[] => [
  {
    key: 'title',
    title: t('title'),
    render: (paper) => (
      <TitleCell
        to={`/paper/${paper.id}`}
        title={paper.title}
        facts={[t(`types.${paper.type}`), paper.categoryName]}
      />
    ),
  },
  {
    key: 'status',
    title: t('status'),
    width: 116,
    render: ({ status }) => <StatusTag status={status} />,
  },
  {
    key: 'questionCount',
    title: t('questions'),
    width: 104,
    tabular: true,
    render: ({ questionCount }) => formatNumber(questionCount),
  },
  {
    key: 'totalScore',
    title: t('points'),
    width: 88,
    tabular: true,
    render: ({ totalScore }) => formatNumber(totalScore),
  },
  {
    key: 'examCount',
    title: t('exams'),
    width: 96,
    tabular: true,
    optional: true,
    render: ({ examCount }) => formatNumber(examCount),
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
