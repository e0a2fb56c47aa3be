import { type CourseGrant, formatDate, useCan } from '@edu/shared-utility';
import {
  type BulkAction,
  type Column,
  ListPage,
  type RowAction,
  useList,
} from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { data } from '../../../common/page-data';
import { termWords } from '../../../common/terms/phrases';
import {
  audiences,
  expiringSoonDays,
  grantParams,
  grantQuery,
  grantStates,
} from '../data/grant-query';
import { phrases } from '../phrases';
import { useTermQuestion } from './term-question.hook';

const colours = { active: 'success', expired: 'default', withdrawn: 'warning' } as const;
const permission = 'course.grant';

type Translate = ReturnType<typeof phrases.use>['t'];
type TermTranslate = ReturnType<typeof termWords.use>['t'];

const columnsOf = (
  t: Translate,
  tTerm: TermTranslate,
  isForOneCourse: boolean,
): Column<CourseGrant>[] => [
  {
    key: 'audienceName',
    title: t('grantee'),
    render: ({ audience, audienceName }) => (
      <Flex gap={4} align="center" wrap>
        <Tag>{t(`audience.${audience}`)}</Tag>
        <span style={{ overflowWrap: 'anywhere' }}>{audienceName}</span>
      </Flex>
    ),
  },
  ...(isForOneCourse
    ? []
    : [
        {
          key: 'courseTitle',
          title: t('course'),
          width: 168,
          render: ({ courseId, courseTitle }: CourseGrant) => (
            <Link to={`/course/${courseId}/grants`}>{courseTitle}</Link>
          ),
        },
      ]),
  { key: 'organName', title: t('organ'), width: 144, optional: true },
  {
    key: 'status',
    title: t('status'),
    width: 96,
    render: ({ status }) => (
      <Tag variant="filled" color={colours[status]}>
        {t(`grantState.${status}`)}
      </Tag>
    ),
  },
  {
    key: 'expiresAt',
    title: t('expiresAt'),
    width: 176,
    tabular: true,
    render: ({ expiresAt }) =>
      expiresAt === null ? tTerm('ever') : formatDate(expiresAt, 'datetime'),
  },
  {
    key: 'grantedAt',
    title: t('grantedAt'),
    width: 112,
    optional: true,
    tabular: true,
    render: ({ grantedAt }) => formatDate(grantedAt, 'date'),
  },
];

/** Row and bulk actions of grants. */
function useGrantActions() {
  const { t } = phrases.use();
  const [withdraw] = data.useCourseWithdrawGrantsMutation();
  const [setTime] = data.useCourseBatchGrantTimeMutation();
  const [extend] = data.useCourseBatchExtendTimeMutation();
  const question = useTermQuestion();
  const idsOf = (rows: readonly CourseGrant[]) => rows.map(({ id }) => id);
  const offer = (message: string, rows: readonly CourseGrant[]) => ({
    message,
    undo: () => withdraw({ grantIds: idsOf(rows), withdrawn: false }).unwrap(),
    undone: t('undone'),
    failed: (error: unknown) => failureOf(error).message,
  });
  const isLive = ({ status }: CourseGrant) => status !== 'withdrawn';
  const takeMany = async (rows: readonly CourseGrant[]) => {
    const grantIds = idsOf(rows.filter(isLive));
    return grantIds.length > 0 ? withdraw({ grantIds, withdrawn: true }) : {};
  };
  const withdrawGrant = (row: CourseGrant) => takeMany([row]);
  const extendMany = (rows: readonly CourseGrant[]) =>
    extend({ grantIds: idsOf(rows), days: question.chosen.current.days });
  const setMany = (rows: readonly CourseGrant[]) =>
    setTime({ grantIds: idsOf(rows), expiresAt: question.chosen.current.expiresAt });
  const actions: RowAction<CourseGrant>[] = [
    {
      key: 'withdraw',
      label: t('act.withdraw'),
      permission,
      hidden: (row) => !isLive(row),
      send: withdrawGrant,
      done: (row) => offer(t('done.withdrawn', { name: row.audienceName }), [row]),
    },
    {
      key: 'again',
      label: t('act.again'),
      permission,
      hidden: isLive,
      send: ({ id }) => withdraw({ grantIds: [id], withdrawn: false }),
      done: ({ audienceName }) => t('done.again', { name: audienceName }),
    },
  ];
  const bulk: BulkAction<CourseGrant>[] = [
    {
      key: 'extend',
      label: t('act.extend'),
      permission,
      ask: question.ask('extend'),
      send: (row) => extendMany([row]),
      sendMany: extendMany,
      done: (count) => t('many.extended', { count }),
    },
    {
      key: 'term',
      label: t('act.term'),
      permission,
      ask: question.ask('term'),
      send: (row) => setMany([row]),
      sendMany: setMany,
      done: (count) => t('many.term', { count }),
    },
    {
      key: 'withdraw',
      label: t('act.withdraw'),
      permission,
      danger: true,
      send: withdrawGrant,
      sendMany: takeMany,
      done: (count, rows) => offer(t('many.withdrawn', { count }), rows.filter(isLive)),
    },
  ];
  return { actions, bulk, dialog: question.dialog };
}

interface Props {
  /** By default grants of all courses. */
  readonly courseId?: string;
  readonly onGrant?: () => void;
  readonly extraButtons?: ReactNode;
  readonly children?: ReactNode;
}

/** List of the grants of one course, or of the whole organisation. */
export function GrantsList({ courseId, onGrant, extraButtons, children }: Props) {
  const { t } = phrases.use();
  const { t: word } = termWords.use();
  const list = useList(grantQuery);
  const read = data.useCourseFindCourseGrantListQuery(grantParams(list.params, courseId));
  const grantActions = useGrantActions();
  const mayGrant = useCan()(permission);
  const isOfOne = courseId !== undefined;
  return (
    <ListPage
      title={t(isOfOne ? 'tabs.grants' : 'allGrants')}
      heading={isOfOne ? 'h2' : 'h1'}
      list={list}
      read={read}
      settingsKey={isOfOne ? 'saas.course-grants' : 'saas.grants'}
      idOf={({ id }) => id}
      nameOf={({ audienceName, courseTitle }) =>
        isOfOne ? audienceName : `${courseTitle} · ${audienceName}`
      }
      columns={columnsOf(t, word, isOfOne)}
      actions={grantActions.actions}
      bulk={grantActions.bulk}
      primary={mayGrant && onGrant ? { label: t('act.grant'), onClick: onGrant } : undefined}
      extraButtons={extraButtons}
      search={{ key: 'keyword', label: t(isOfOne ? 'grantKeyword' : 'allGrantKeyword') }}
      filters={[
        {
          key: 'audience',
          label: t('audienceLabel'),
          options: audiences.map((value) => ({ value, label: t(`audience.${value}`) })),
        },
      ]}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        {
          key: 'soon',
          label: t('expiring', { days: expiringSoonDays }),
          filters: { expiringDays: expiringSoonDays },
        },
        ...grantStates.map((status) => ({
          key: status,
          label: t(`grantState.${status}`),
          filters: { status },
        })),
      ]}
      words={{
        empty: t(isOfOne ? 'grantsEmpty' : 'allGrantsEmpty'),
        forbidden: t('forbidden'),
        failed: t('failed'),
        loading: t('loading'),
        total: (count) => t('grantsTotal', { count }),
      }}
    >
      {grantActions.dialog}
      {children}
    </ListPage>
  );
}
