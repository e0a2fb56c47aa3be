import { formatDate, formatNumber, type QuestionnaireSummary } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { theme } from 'antd';
import { Link } from 'react-router';
import { pageOf } from '../data/moves.hook';
import { phrases } from '../phrases';
import { StatusTag } from './status-tag.view';

type Translate = ReturnType<typeof phrases.use>['t'];

type Row = QuestionnaireSummary;

/** Short text about who may answer. */
function audienceOf({ hasLink, trains }: Row, t: Translate): string {
  const parts = [hasLink && t('byLink'), trains > 0 && t('byTrains', { count: trains })];
  return parts.filter(Boolean).join(' · ') || t('nobody');
}

function TitleCell({ row }: { readonly row: Row }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <>
      <Link
        to={pageOf(row.id, row.status === 'draft' ? 'questions' : 'results')}
        style={{ color: token.colorLink, overflowWrap: 'anywhere' }}
      >
        {row.title}
      </Link>
      <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
        {[
          t('questions', { count: row.questions }),
          t(row.anonymous ? 'anonymous' : 'named'),
          audienceOf(row, t),
        ].join(' · ')}
      </div>
    </>
  );
}

export const columns = (t: Translate): Column<Row>[] => [
  { key: 'title', title: t('title'), render: (row) => <TitleCell row={row} /> },
  {
    key: 'status',
    title: t('state'),
    width: 104,
    render: (row) => <StatusTag row={row} />,
  },
  {
    key: 'answers',
    title: t('answers'),
    width: 120,
    tabular: true,
    render: ({ answers, limit }) =>
      limit === null ? formatNumber(answers) : `${formatNumber(answers)} / ${formatNumber(limit)}`,
  },
  {
    key: 'closesAt',
    title: t('closesAt'),
    width: 112,
    tabular: true,
    optional: true,
    render: ({ closesAt }) => (closesAt ? formatDate(closesAt, 'date') : t('noEnd')),
  },
  {
    key: 'createdAt',
    title: t('createdAt'),
    width: 112,
    tabular: true,
    optional: true,
    wideOnly: true,
    render: ({ createdAt }) => formatDate(createdAt, 'date'),
  },
];
