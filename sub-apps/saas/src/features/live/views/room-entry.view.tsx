import { type LiveRoom, toast, useAppLife, useCan } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { formatSpan } from '@edu/shared-utility/media';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/page-data';
import { saveCalendarOfOne } from '../data/calendar-file';
import { reportErrors } from '../data/live-actions.hook';
import { phrases } from '../phrases';
import { SubscribeCalendar } from './subscribe-calendar.view';

interface Props {
  readonly room: LiveRoom;
  readonly now: number;
}

/** Shown without a meeting address: people who manage sessions see what to do, others whom to contact. */
function MissingAddress({ room }: { readonly room: LiveRoom }) {
  const { t } = phrases.use();
  const { problem, missing } = room.provider;
  const mayPlan = useCan()('live.write');
  const lines = mayPlan
    ? [
        t(`problems.${problem ?? 'unset'}`),
        ...(missing.length > 0 ? [t('missing', { names: missing.join(t('and')) })] : []),
        t('enterAddress'),
      ]
    : [t('askHost')];
  return (
    <Alert
      type="info"
      showIcon
      title={t('notConfigured')}
      description={lines.map((line) => <div key={line}>{line}</div>)}
    />
  );
}

/** The entrance: when it opens, the button while it is open, and why it is closed. */
export function RoomEntry({ room, now }: Props) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [join, joining] = data.useLiveJoinMutation();
  const [hasJoined, setJoined] = useState(false);
  const { id, state, reason, isOpen, startsAt, opensAt, joinUrl } = room;
  if (state === 'cancelled') {
    return <Alert type="error" showIcon title={t('roomCancelled')} description={reason} />;
  }
  if (state === 'over') return <Alert type="info" showIcon title={t('roomOver')} />;
  const msUntilStart = Date.parse(startsAt) - now;
  /** The link opens the meeting at once; attendance is recorded in parallel. */
  const enter = async (): Promise<void> => {
    const { error } = await join({ id });
    if (appSignal.aborted) return;
    if (error) toast.error(failureOf(error).message);
    else setJoined(true);
  };
  return (
    <Flex vertical gap="small" style={{ marginBlockStart: 16 }}>
      <p role="timer" style={{ margin: 0 }}>
        {msUntilStart > 0 ? t('beginsIn', { span: formatSpan(msUntilStart) }) : t('running')}
      </p>
      {!isOpen && (
        <p style={{ margin: 0 }}>{t('opensIn', { span: formatSpan(Date.parse(opensAt) - now) })}</p>
      )}
      {isOpen && joinUrl && (
        <Button
          type="primary"
          size="large"
          loading={joining.isLoading}
          href={joinUrl}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => void enter()}
        >
          {t('enter')}
        </Button>
      )}
      {isOpen && !joinUrl && <MissingAddress room={room} />}
      {hasJoined && <p role="status">{t('counted')}</p>}
      <Button onClick={() => reportErrors(saveCalendarOfOne(id))}>{t('file')}</Button>
      <SubscribeCalendar label={t('subscribe')} />
    </Flex>
  );
}
