import type { LiveRoom } from '@edu/shared-utility';
import { loadedOf, skipToken } from '@edu/shared-utility/data';
import { useEffect, useState } from 'react';
import { data } from '../../../common/data';

const SECOND = 1000;

/** The time as the page shows it, each second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The room of a session; it is asked for again when it opens, begins or ends, and now and then besides. */
export function useRoom(id: string) {
  const read = data.useLiveRoomQuery(id === '' ? skipToken : { id }, { pollingInterval: 30_000 });
  const load = loadedOf(read);
  const now = useNow();
  const room: LiveRoom | undefined = load.status === 'failed' ? undefined : load.data;
  const next = room
    ? [room.opensAt, room.startsAt, room.endsAt].map(Date.parse).find((at) => at > now)
    : undefined;
  const { refetch } = read;
  useEffect(() => {
    // beyond that a timer would overflow; the page asks again long before
    if (next === undefined || next - Date.now() > 86_400_000) return;
    const timer = setTimeout(() => void refetch(), next - Date.now() + SECOND);
    return () => clearTimeout(timer);
  }, [next, refetch]);
  return { load, room, now, refetch };
}
