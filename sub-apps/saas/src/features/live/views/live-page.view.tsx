import { type LiveSession, useContextValue } from '@edu/shared-utility';
import {
  adminPhrases,
  type Column,
  type FilterField,
  ListPage,
  listQuery,
  useList,
} from '@edu/shared-utility/admin';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useBranchFilter } from '../../../common/branch-filter.view';
import { CourseFilter } from '../../../common/courses/course-filter.view';
import { viewsOf } from '../../../common/filter-views';
import { data } from '../../../common/page-data';
import { useLiveDialogs } from '../data/live-dialogs.hook';
import { usePlanFromAddress } from '../data/plan-from-address.hook';
import { plannedText, timesText } from '../data/times';
import { phrases } from '../phrases';
import { LiveDialogs } from './live-dialogs.view';
import { useLivePanel } from './live-panel.hook';
import { StateTag } from './state-tag.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

const states = ['planned', 'running', 'over', 'cancelled'] as const;

const query = listQuery({
  filters: { keyword: 'text', courseId: 'text', branchId: 'text', state: states },
  sort: ['title', 'startsAt'],
});

/** /saas/live: the live sessions of the organisation's courses. */
export default function LivePage() {
  const { t } = phrases.use();
  const branches = useBranchFilter(t('branch'));
  const navigate = useNavigate();
  const zone = useContextValue('timezone');
  const list = useList(query);
  const read = data.useLiveFindQuery(list.params);
  const dialogs = useLiveDialogs(read.refetch);
  const panel = useLivePanel();
  usePlanFromAddress(dialogs);
  const columns: Column<LiveSession>[] = [
    { key: 'title', title: t('title') },
    {
      key: 'state',
      title: t('state'),
      width: 96,
      render: ({ state }) => <StateTag state={state} />,
    },
    {
      key: 'startsAt',
      title: t('startsAt'),
      width: 176,
      tabular: true,
      render: (row) => {
        const planned = plannedText(zone, row);
        return (
          <>
            <div style={{ whiteSpace: 'normal' }}>{timesText(zone, row)}</div>
            {planned && <div style={{ opacity: 0.75, whiteSpace: 'normal' }}>{planned}</div>}
          </>
        );
      },
    },
    {
      key: 'courseTitle',
      title: t('course'),
      width: 128,
      render: ({ courseTitle, hostName }) => (
        <>
          {courseTitle}
          <div style={{ opacity: 0.75 }}>{hostName}</div>
        </>
      ),
    },
    {
      key: 'attended',
      title: t('attended'),
      width: 96,
      tabular: true,
      render: ({ attended, invited }) => `${attended} / ${invited}`,
    },
    { key: 'branchName', title: t('branch'), width: 120, optional: true, wideOnly: true },
  ];
  return (
    <ListPage
      title={t('page')}
      list={list}
      read={read}
      settingsKey="saas.live"
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={columns}
      actions={dialogs.actions}
      panel={panel}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={[
        {
          key: 'courseId',
          label: t('course'),
          render: (field: FilterField) => <CourseFilter {...field} source="teachable" />,
        },
        ...branches,
      ]}
      views={viewsOf('state', states, t('all'), (state) => t(`is.${state}`))}
      primary={{ label: t('add'), permission: 'live.write', onClick: () => dialogs.plan(null) }}
      extraButtons={<Button onClick={() => navigate('/live/calendar')}>{t('calendar')}</Button>}
      words={{ empty: t('empty'), emptyReadOnly: t('emptyReadOnly'), forbidden: t('forbidden') }}
    >
      <LiveDialogs dialogs={dialogs} isPageReady={read.isSuccess} />
    </ListPage>
  );
}
