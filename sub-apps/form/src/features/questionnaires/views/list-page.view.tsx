import { formatDate, formatNumber, type QuestionnaireSummary } from '@edu/shared-utility';
import {
  adminPhrases,
  type Column,
  ListPage,
  type RowAction,
  useList,
} from '@edu/shared-utility/admin';
import { mayMoveQuestionnaire, type QuestionnaireMove } from '@edu/shared-utility/questionnaire';
import { theme } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useBranchFilter } from '../../../common/branch-condition.view';
import { data } from '../../../common/data';
import { saveAnswers } from '../data/answers-file';
import { pageOf, useMoves } from '../data/moves.hook';
import { questionnaireQuery, statuses } from '../data/questionnaire-query';
import { phrases } from '../phrases';
import { NewQuestionnaire } from './new-questionnaire.view';
import { StatusTag } from './status-tag.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

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

const columns = (t: Translate): Column<Row>[] => [
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
    width: 104,
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

function useActions(): RowAction<Row>[] {
  const { t } = phrases.use();
  const go = useNavigate();
  const moves = useMoves();
  const isForbidden = (move: QuestionnaireMove) => (row: Row) => !mayMoveQuestionnaire(move, row);
  const confirmationOf = (move: 'publish' | 'close' | 'reopen' | 'delete') => ({
    hidden: isForbidden(move),
    confirm: ({ title }: Row) => ({ title: t(`ask.${move}`, { title }), hint: t(`hint.${move}`) }),
    send: moves[move],
    done: ({ title }: Row) => t(`done.${move}`, { title }),
  });
  return [
    {
      key: 'open',
      label: t('act.open'),
      to: ({ id, status }) => pageOf(id, status === 'draft' ? 'questions' : 'results'),
    },
    {
      key: 'publish',
      label: t('act.publish'),
      permission: 'form.publish',
      ...confirmationOf('publish'),
    },
    { key: 'close', label: t('act.close'), permission: 'form.publish', ...confirmationOf('close') },
    {
      key: 'reopen',
      label: t('act.reopen'),
      permission: 'form.publish',
      inMenu: true,
      ...confirmationOf('reopen'),
    },
    {
      key: 'copy',
      label: t('act.copy'),
      permission: 'form.write',
      inMenu: true,
      run: async (row) => {
        const { data: created } = await moves.copy(row);
        if (created) go(pageOf(created.id));
      },
    },
    {
      key: 'export',
      label: t('act.export'),
      permission: 'form.export',
      inMenu: true,
      hidden: ({ answers }) => answers === 0,
      run: ({ id }) => saveAnswers({ id }),
    },
    {
      key: 'delete',
      label: t('act.delete'),
      permission: 'form.write',
      danger: true,
      inMenu: true,
      ...confirmationOf('delete'),
    },
  ];
}

/** /form/questionnaires: the organisation's questionnaires. */
export default function QuestionnairesPage() {
  const { t } = phrases.use();
  const list = useList(questionnaireQuery);
  const read = data.useQuestionnaireFindQuery(list.params);
  const [isNew, setNew] = useState(false);
  return (
    <ListPage
      title={t('label')}
      list={list}
      read={read}
      settingsKey="form.questionnaires"
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={columns(t)}
      actions={useActions()}
      primary={{ label: t('add'), permission: 'form.write', onClick: () => setNew(true) }}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={useBranchFilter(t('branch'))}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        ...statuses.map((status) => ({
          key: status,
          label: t(`status.${status}`),
          filters: { status },
        })),
      ]}
      words={{ empty: t('empty'), emptyReadOnly: t('emptyReadOnly'), forbidden: t('forbidden') }}
    >
      {isNew && <NewQuestionnaire onClose={() => setNew(false)} />}
    </ListPage>
  );
}
