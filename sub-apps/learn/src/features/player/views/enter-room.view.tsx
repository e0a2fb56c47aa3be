import type { LiveRoom } from '@edu/shared-utility';
import { formatSpan } from '@edu/shared-utility/media';
import { Alert, Button } from 'antd';
import { phrases } from '../phrases';

interface EnterProps {
  readonly room: LiveRoom;
  readonly now: number;
  readonly isEntering: boolean;
  readonly onEnter: () => void;
}

/** The time until the session, and the button to enter while the room is open. */
export function EnterRoom({ room, now, isEntering, onEnter }: EnterProps) {
  const { t } = phrases.use();
  const { startsAt, opensAt, isOpen, joinUrl } = room;
  const msUntilStart = Date.parse(startsAt) - now;
  return (
    <>
      <p role="timer" style={{ margin: 0 }}>
        {msUntilStart > 0
          ? t('live.beginsIn', { span: formatSpan(msUntilStart) })
          : t('live.running')}
      </p>
      {!isOpen && (
        <p style={{ margin: 0 }}>
          {t('live.opensIn', { span: formatSpan(Date.parse(opensAt) - now) })}
        </p>
      )}
      {isOpen && !joinUrl && <Alert type="info" showIcon title={t('live.noAddress')} />}
      {isOpen && joinUrl && (
        <Button
          type="primary"
          size="large"
          loading={isEntering}
          href={joinUrl}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onEnter}
        >
          {t('live.enter')}
        </Button>
      )}
    </>
  );
}
