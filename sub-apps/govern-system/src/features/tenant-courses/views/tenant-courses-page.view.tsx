import { formatDate, formatNumber, type TenantCourse } from '@edu/shared-utility';
import { adminPhrases, ListPage, listQuery, useList } from '@edu/shared-utility/admin';
import { mayMoveCourse } from '@edu/shared-utility/data';
import { Tag } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { CourseDialog } from './course-dialog.view';
import { TerminateDialog } from './terminate-dialog.view';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

const states = ['published', 'unpublished', 'cancelled', 'terminated'] as const;
const colours = {
  draft: 'default',
  published: 'success',
  unpublished: 'warning',
  cancelled: 'default',
  terminated: 'error',
} as const;

const query = listQuery({ filters: { keyword: 'text', status: states } });

/** /govern-system/platform/course: published courses of all tenants, for platform operators. */
export default function TenantCoursesPage() {
  const { t } = phrases.use();
  const list = useList(query);
  const read = data.useCourseFindOfTenantsQuery(list.params);
  const [openCourse, setOpenCourse] = useState<TenantCourse | null>(null);
  const [ending, setEnding] = useState<TenantCourse | null>(null);
  return (
    <ListPage
      title={t('title')}
      list={list}
      read={read}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={[
        { key: 'title', title: t('course') },
        { key: 'saasName', title: t('tenant'), width: 144 },
        { key: 'organName', title: t('organ'), width: 144, optional: true, wideOnly: true },
        { key: 'teacherName', title: t('teacher'), width: 104, optional: true, wideOnly: true },
        {
          key: 'status',
          title: t('status'),
          width: 112,
          render: ({ status }) => <Tag color={colours[status]}>{t(`states.${status}`)}</Tag>,
        },
        {
          key: 'learnerCount',
          title: t('learners'),
          width: 96,
          tabular: true,
          render: ({ learnerCount }) => formatNumber(learnerCount),
        },
        {
          key: 'publishedAt',
          title: t('publishedAt'),
          width: 112,
          tabular: true,
          render: ({ publishedAt }) => (publishedAt ? formatDate(publishedAt, 'date') : ''),
        },
      ]}
      search={{ key: 'keyword', label: t('keyword') }}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        ...states.map((status) => ({
          key: status,
          label: t(`states.${status}`),
          filters: { status },
        })),
      ]}
      actions={[
        { key: 'look', label: t('look'), run: setOpenCourse },
        {
          key: 'terminate',
          label: t('terminate'),
          permission: 'platform.course',
          danger: true,
          hidden: ({ status }) =>
            !mayMoveCourse('forcedTermination', { status, hasChanges: false }),
          run: setEnding,
        },
      ]}
      words={{ empty: t('empty'), emptyReadOnly: t('empty'), forbidden: t('forbidden') }}
    >
      {openCourse && <CourseDialog course={openCourse} onClose={() => setOpenCourse(null)} />}
      {ending && (
        <TerminateDialog
          course={ending}
          onClose={() => setEnding(null)}
          onStale={() => void read.refetch()}
        />
      )}
    </ListPage>
  );
}
