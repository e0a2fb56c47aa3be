import {
  emit,
  formatDate,
  type InboxItem,
  LinkedText,
  PageLink,
  toast,
  useOverlay,
} from '@edu/shared-utility';
import { adminPhrases, ListPage, listQuery, useList } from '@edu/shared-utility/admin';
import { failureOf, usePageName } from '@edu/shared-utility/data';
import { Button, Modal, Tag } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

const query = listQuery({ filters: { keyword: 'text', read: ['no', 'yes'] } });

/** /saas/inbox: all messages to the person, and the events of their account. */
export default function InboxPage() {
  const { t } = phrases.use();
  const list = useList(query);
  const read = data.useInboxFindQuery(list.params);
  const [mark] = data.useInboxReadMutation();
  const [openItem, setOpenItem] = useState<InboxItem | null>(null);
  useOverlay(() => setOpenItem(null), openItem !== null);
  const title = t('page');
  // Only a student's menu has an entry for the page, from which its breadcrumb would be derived.
  usePageName(title);

  /** Also updates the bell in the header. */
  const markRead = async (selection: { ids: string[] } | { all: true }) => {
    const answer = await mark(selection);
    if (!answer.error) emit('inbox:changed', null);
    return answer;
  };
  const show = (item: InboxItem): void => {
    setOpenItem(item);
    if (!item.readAt) void markRead({ ids: [item.id] });
  };
  const readAll = async (): Promise<void> => {
    const { error } = await markRead({ all: true });
    if (error) toast.error(failureOf(error).message);
    else toast.success(t('allMarked'));
  };
  return (
    <ListPage
      title={title}
      list={list}
      read={read}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={[
        {
          key: 'title',
          title: t('title'),
          render: ({ title, readAt }) =>
            readAt ? (
              title
            ) : (
              <>
                <Tag color="processing">{t('unread')}</Tag> <strong>{title}</strong>
              </>
            ),
        },
        {
          key: 'sender',
          title: t('sender'),
          width: 176,
          render: ({ sender }) => sender ?? t('account'),
        },
        {
          key: 'at',
          title: t('at'),
          width: 160,
          tabular: true,
          render: ({ sentAt }) => formatDate(sentAt, 'datetime'),
        },
      ]}
      actions={[
        { key: 'open', label: t('open'), run: show },
        {
          key: 'read',
          label: t('markRead'),
          hidden: ({ readAt }) => readAt !== null,
          send: ({ id }) => markRead({ ids: [id] }),
          done: () => t('marked'),
        },
      ]}
      search={{ key: 'keyword', label: t('keyword') }}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        { key: 'unread', label: t('unread'), filters: { read: 'no' } },
        { key: 'read', label: t('readOnes'), filters: { read: 'yes' } },
      ]}
      extraButtons={<Button onClick={() => void readAll()}>{t('readAll')}</Button>}
      words={{ empty: t('empty'), emptyReadOnly: t('empty') }}
    >
      {openItem && (
        <Modal
          open
          title={openItem.title}
          onCancel={() => setOpenItem(null)}
          footer={<Button onClick={() => setOpenItem(null)}>{t('close')}</Button>}
        >
          <p style={{ opacity: 0.75 }}>
            {openItem.sender ?? t('account')} · {formatDate(openItem.sentAt, 'datetime')}
          </p>
          <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <LinkedText text={openItem.text} />
          </p>
          {openItem.kind === 'notice' && <PageLink to="/personal">{t('toAccount')}</PageLink>}
        </Modal>
      )}
    </ListPage>
  );
}
