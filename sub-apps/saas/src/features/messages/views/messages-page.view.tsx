import { type Announcement, type AnnouncementState, formatDate } from '@edu/shared-utility';
import { adminPhrases, type Column, ListPage, listQuery, useList } from '@edu/shared-utility/admin';
import { Tag } from 'antd';
import { useState } from 'react';
import { viewsOf } from '../../../common/filter-views';
import { data } from '../../../common/page-data';
import { audienceText } from '../data/audience-text';
import { useMessageActions } from '../data/message-actions.hook';
import { useMessageForm } from '../data/message-form.hook';
import { phrases } from '../phrases';
import { MessageForm } from './message-form.view';
import { useMessagePanel } from './message-panel.hook';
import { SendDialog } from './send-dialog.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

const states = [
  'draft',
  'scheduled',
  'sent',
  'withdrawn',
] as const satisfies readonly AnnouncementState[];

const query = listQuery({
  filters: { keyword: 'text', state: states },
  sort: ['title', 'createdAt', 'sentAt'],
});

const colours = {
  draft: 'default',
  scheduled: 'processing',
  sent: 'success',
  withdrawn: 'warning',
} as const;

export const StateTag = ({ state }: { readonly state: AnnouncementState }) => (
  <Tag color={colours[state]}>{phrases.t(`is.${state}`)}</Tag>
);

/** When it was or will be sent, or why it was not. */
function momentOf({ sendAt, sentAt, problem }: Announcement): string | null {
  const { t } = phrases;
  if (problem) return t(`problems.${problem}`);
  if (sendAt) return t('at', { moment: formatDate(sendAt, 'datetime') });
  return sentAt && formatDate(sentAt, 'datetime');
}

/** /saas/message: the organisation's announcements. */
export default function MessagesPage() {
  const { t } = phrases.use();
  const list = useList(query);
  const read = data.useAnnouncementFindQuery(list.params);
  const form = useMessageForm(read.refetch);
  const [sending, setSending] = useState<Announcement | null>(null);
  const actions = useMessageActions({ edit: form.open, send: setSending });
  const panel = useMessagePanel();
  const columns: Column<Announcement>[] = [
    { key: 'title', title: t('title') },
    {
      key: 'state',
      title: t('state'),
      width: 104,
      render: ({ state }) => <StateTag state={state} />,
    },
    { key: 'audience', title: t('audience'), width: 168, render: audienceText },
    {
      key: 'read',
      title: t('read'),
      width: 112,
      tabular: true,
      render: ({ state, read: count, reached }) =>
        state === 'sent' || state === 'withdrawn' ? `${count} / ${reached}` : null,
    },
    {
      key: 'sentAt',
      title: t('sentAt'),
      width: 176,
      tabular: true,
      render: (row) => {
        const moment = momentOf(row);
        return moment && <div style={{ whiteSpace: 'normal' }}>{moment}</div>;
      },
    },
    { key: 'author', title: t('author'), width: 104, optional: true, wideOnly: true },
    {
      key: 'createdAt',
      title: t('createdAt'),
      width: 120,
      tabular: true,
      optional: true,
      wideOnly: true,
      render: ({ createdAt }) => formatDate(createdAt, 'date'),
    },
  ];
  return (
    <ListPage
      title={t('page')}
      list={list}
      read={read}
      settingsKey="saas.messages"
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={columns}
      actions={actions}
      panel={panel}
      search={{ key: 'keyword', label: t('keyword') }}
      views={viewsOf('state', states, t('all'), (state) => t(`states.${state}`))}
      primary={{ label: t('add'), permission: 'message.write', onClick: () => form.open(null) }}
      words={{ empty: t('empty'), emptyReadOnly: t('emptyReadOnly'), forbidden: t('forbidden') }}
    >
      <MessageForm form={form} isPageReady={read.isSuccess} />
      {sending && (
        <SendDialog row={sending} onStale={read.refetch} onClose={() => setSending(null)} />
      )}
    </ListPage>
  );
}
