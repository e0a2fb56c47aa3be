import { useCan } from '@edu/shared-utility';
import { ListPage, useList } from '@edu/shared-utility/admin';
import type { ReactNode } from 'react';
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
import { permission, useGrantActions } from './grant-actions.hook';
import { columnsOf } from './grant-columns.view';

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
