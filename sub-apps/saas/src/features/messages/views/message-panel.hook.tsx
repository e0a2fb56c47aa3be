import { type Announcement, formatDate, LinkedText, type PageQuery } from '@edu/shared-utility';
import type { Panel } from '@edu/shared-utility/admin';
import { data } from '../../../common/page-data';
import { audienceText } from '../data/audience-text';
import { phrases } from '../phrases';
import { Receipts } from './receipts.view';

const useChanges = ({ id }: Announcement, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: 'announcement', id, ...page });

const kinds = ['all', 'staff', 'students', 'department', 'train', 'role'] as const;
const messageChannels = ['mail', 'sms'] as const;

/** The panel of a message: text as sent, readers, and history. */
export function useMessagePanel(): Panel<Announcement> {
  const { t } = phrases.use();
  const kindText = (value: unknown): string | undefined => {
    const kind = kinds.find((item) => item === value);
    if (kind) return t(`audiences.${kind}`);
    const channel = messageChannels.find((item) => item === value);
    return channel && t(`ways.${channel}`);
  };
  return {
    sections: (row) => [
      {
        content: (
          <p style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <LinkedText text={row.text} />
          </p>
        ),
      },
      {
        facts: [
          [t('state'), t(`is.${row.state}`)],
          [t('audience'), audienceText(row)],
          [t('channels'), row.channels.map((channel) => t(`ways.${channel}`)).join(t('and'))],
          [t('sentAt'), momentText(row)],
          [t('author'), row.author],
          [t('createdAt'), formatDate(row.createdAt, 'datetime')],
        ],
      },
      ...(row.state === 'sent' || row.state === 'withdrawn'
        ? [{ content: <Receipts key={row.id} row={row} /> }]
        : []),
    ],
    history: {
      useRead: useChanges,
      fields: {
        title: t('title'),
        body: t('text'),
        audience: t('audience'),
        audienceIds: t('audience'),
        channels: t('channels'),
      },
      textOf: (_, value) =>
        Array.isArray(value)
          ? value.map((item) => kindText(item) ?? String(item)).join(t('and'))
          : kindText(value),
    },
  };
}

const momentText = ({ sendAt, sentAt }: Announcement): string | null =>
  sendAt
    ? phrases.t('at', { moment: formatDate(sendAt, 'datetime') })
    : sentAt && formatDate(sentAt, 'datetime');
