import { LinkedText, type LiveRoom, useContextValue } from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import { theme } from 'antd';
import { plannedText, timesText } from '../data/times';
import { phrases } from '../phrases';
import { StateTag } from './state-tag.view';

/** Title, teacher, and times of a session in the reader's time zone. */
export function RoomFacts({ room }: { readonly room: LiveRoom }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const zone = useContextValue('timezone');
  return (
    <>
      <StateTag state={room.state} />
      <h1 style={{ fontSize: token.fontSizeHeading3, overflowWrap: 'anywhere' }}>{room.title}</h1>
      <Facts
        facts={[
          [t('course'), room.courseTitle],
          [t('host'), room.hostName],
          [t('startsAt'), `${timesText(zone, room)} (${zone})`],
          ...(plannedText(zone, room) ? [[t('planned'), plannedText(zone, room)] as const] : []),
        ]}
      />
      {room.summary && (
        <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <LinkedText text={room.summary} />
        </p>
      )}
    </>
  );
}
