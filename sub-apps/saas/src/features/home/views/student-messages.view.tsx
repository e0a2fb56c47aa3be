import { formatDate } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { TextPlaceholder } from './placeholder.view';
import { StudentList } from './student-list.view';

const unread = { pageNum: 1, pageSize: 10, read: 'no' } as const;

/** The number of unread messages, and the latest ones. */
export function StudentMessages() {
  const { t } = phrases.use();
  const read = data.useInboxFindQuery(unread);
  const load = loadedOf(read);
  const total = load.status === 'failed' ? 0 : load.data?.total;
  const emptyText = t('student.allRead');
  // A space keeps the height of the line if nothing is unread.
  const summary = total ? t('student.unread', { count: total }) : '\u00a0';
  return (
    <StudentList
      title={t('student.messages')}
      load={load}
      summary={total === undefined ? <TextPlaceholder>{emptyText}</TextPlaceholder> : summary}
      rowsOf={({ list }) =>
        list.map(({ id, title, sender, sentAt }) => ({
          id,
          to: '/saas/inbox?read=no',
          title,
          state: [sender, formatDate(sentAt, 'datetime')].filter(Boolean).join(' · '),
        }))
      }
      isStateBelow
      emptyText={emptyText}
      failed={t('student.messagesFailed')}
      onRetry={read.refetch}
      allLink={{ to: '/saas/inbox', label: t('student.allMessages') }}
    />
  );
}
