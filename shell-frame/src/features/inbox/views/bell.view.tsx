import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import type { InboxState } from '@edu/shared-utility';
import { inboxPhrases } from '../phrases';
import { BarPanel } from './bar-panel.view';
import { Messages } from './messages.view';

interface BellProps {
  readonly state: InboxState;
  readonly refresh: () => void;
}

/** Shortens a number so that it fits the button. */
const shortOf = (count: number): string => (count > 99 ? '99+' : String(count));

export function Bell({ state: { unread, invitations }, refresh }: BellProps) {
  const { t } = inboxPhrases.use();
  const count = unread + invitations;
  return (
    <BarPanel
      label={count > 0 ? t('bell.label', { count }) : t('bell.none')}
      title={t('bell.title')}
      icon={
        <>
          <BellOutlined aria-hidden="true" />
          {count > 0 && (
            <span className="esf-inbox-count" aria-hidden="true">
              {shortOf(count)}
            </span>
          )}
        </>
      }
    >
      {(close) => <Messages unread={unread} refresh={refresh} onLeave={close} />}
    </BarPanel>
  );
}
