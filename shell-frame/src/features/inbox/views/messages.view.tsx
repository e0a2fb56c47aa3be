import { formatDate, type InboxItem, type OwnInvitation, useDelayed } from '@edu/shared-utility';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../../common/link.view';
import { useMessages } from '../data/messages.hook';
import { inboxPhrases } from '../phrases';
import { PanelHead } from './bar-panel.view';
import { Message } from './message.view';

/** The page of the teaching module with all messages. */
const inboxPath = '/saas/inbox';

interface MessagesProps {
  readonly unread: number;
  readonly refresh: () => void;
  readonly onLeave: () => void;
}

/** Invitations are answered on the host of their tenant. */
const addressOf = ({ domain }: OwnInvitation): string => {
  const { protocol, port } = window.location;
  return `${protocol}//${domain}${port && `:${port}`}/entrance/invitation`;
};

/** The newest messages; opening one replaces the list. */
export function Messages({ unread, refresh, onLeave }: MessagesProps) {
  const { t } = inboxPhrases.use();
  const { load, retry, markRead, refused } = useMessages(refresh);
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const lastReadId = useRef<string | null>(null);
  const isSlow = useDelayed(load.status === 'loading', 200);
  const messages = 'data' in load ? load.data : undefined;
  const open = messages?.items.find(({ id }) => id === openId);

  // Back in the list, the message that was read gets the focus.
  useEffect(() => {
    if (openId !== null || lastReadId.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-id="${lastReadId.current}"]`)?.focus();
    lastReadId.current = null;
  }, [openId]);

  if (open) {
    const goBack = (): void => {
      lastReadId.current = open.id;
      setOpenId(null);
    };
    return <Message item={open} onBack={goBack} onLeave={onLeave} />;
  }
  if (!messages) {
    if (load.status === 'failed') {
      return (
        <>
          <PanelHead title={t('bell.title')} />
          <div className="esf-inbox-note" role="alert">
            <p>{t('bell.failed')}</p>
            <button type="button" className="esf-inbox-link" onClick={retry}>
              {t('bell.retry')}
            </button>
          </div>
        </>
      );
    }
    return (
      <>
        <PanelHead title={t('bell.title')} />
        <p className="esf-inbox-note">{isSlow && t('bell.loading')}</p>
      </>
    );
  }
  const show = (item: InboxItem): void => {
    setOpenId(item.id);
    if (!item.readAt) void markRead(item.id);
  };
  const isEmpty = messages.items.length === 0 && messages.invitations.length === 0;
  return (
    <>
      <PanelHead title={t('bell.title')}>
        {unread > 0 && (
          <button type="button" className="esf-inbox-link" onClick={() => void markRead()}>
            {t('bell.readAll')}
          </button>
        )}
      </PanelHead>
      {refused && (
        <p role="alert" className="esf-inbox-refused">
          {refused}
        </p>
      )}
      {isEmpty && (
        <div className="esf-inbox-note">
          <p>{t('bell.empty')}</p>
          <p>{t('bell.emptyHint')}</p>
        </div>
      )}
      <ul ref={list}>
        {messages.invitations.map((invitation) => (
          <li key={invitation.id}>
            <a className="esf-inbox-row" href={addressOf(invitation)}>
              <span className="esf-inbox-dot" role="img" aria-label={t('bell.unread')} />
              <strong>{t('bell.invitation', { name: invitation.organName })}</strong>
              <span className="esf-inbox-about">
                {invitation.tenantName} · {t('bell.answer')}
              </span>
            </a>
          </li>
        ))}
        {messages.items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="esf-inbox-row"
              data-id={item.id}
              onClick={() => show(item)}
            >
              {!item.readAt && (
                <span className="esf-inbox-dot" role="img" aria-label={t('bell.unread')} />
              )}
              <strong data-read={item.readAt ? '' : undefined}>{item.title}</strong>
              <span className="esf-inbox-about">
                {item.sender ?? t('bell.account')} · {formatDate(item.sentAt, 'datetime')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Link className="esf-inbox-foot" to={inboxPath} onFollow={onLeave}>
        {t('bell.all')}
      </Link>
    </>
  );
}
