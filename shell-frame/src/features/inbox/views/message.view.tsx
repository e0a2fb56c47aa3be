import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { formatDate, type InboxItem, LinkedText } from '@edu/shared-utility';
import { useEffect, useRef } from 'react';
import { Link } from '../../../common/link.view';
import { inboxPhrases } from '../phrases';

interface MessageProps {
  readonly item: InboxItem;
  readonly onBack: () => void;
  readonly onLeave: () => void;
}

/** One complete message; a notice about the account links to its activity. */
export function Message({ item, onBack, onLeave }: MessageProps) {
  const { t } = inboxPhrases.use();
  const backButton = useRef<HTMLButtonElement>(null);
  useEffect(() => backButton.current?.focus(), []);
  return (
    <article className="esf-inbox-message">
      <button type="button" className="esf-inbox-link" ref={backButton} onClick={onBack}>
        <ArrowLeftOutlined aria-hidden="true" /> {t('bell.back')}
      </button>
      <h3>{item.title}</h3>
      <p className="esf-inbox-about">
        {item.sender ?? t('bell.account')} · {formatDate(item.sentAt, 'datetime')}
      </p>
      {item.text && (
        <p className="esf-inbox-text">
          <LinkedText text={item.text} />
        </p>
      )}
      {item.kind === 'notice' && (
        <Link to="/personal" onFollow={onLeave}>
          {t('bell.toAccount')}
        </Link>
      )}
    </article>
  );
}
