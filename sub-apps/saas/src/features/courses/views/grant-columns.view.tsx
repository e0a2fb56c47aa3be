import { type CourseGrant, formatDate } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { Flex, Tag } from 'antd';
import { Link } from 'react-router';
import type { termWords } from '../../../common/terms/phrases';
import type { phrases } from '../phrases';

const colours = { active: 'success', expired: 'default', withdrawn: 'warning' } as const;

type Translate = ReturnType<typeof phrases.use>['t'];

type TermTranslate = ReturnType<typeof termWords.use>['t'];

export const columnsOf = (
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
