import type { LiveRoom } from '@edu/shared-utility';
import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * The current time, each second, for a page that shows a live session; refetches the session when its room opens,
 * when it begins and when it ends.
 */
export function useLiveClock(
  room: Pick<LiveRoom, 'opensAt' | 'startsAt' | 'endsAt'> | undefined,
  refetch: () => unknown,
): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const next = room
    ? [room.opensAt, room.startsAt, room.endsAt].map(Date.parse).find((at) => at > now)
    : undefined;
  useEffect(() => {
    // A longer timer would overflow; the page refetches long before.
    if (next === undefined || next - Date.now() > 86_400_000) return;
    const timer = setTimeout(() => void refetch(), next - Date.now() + SECOND);
    return () => clearTimeout(timer);
  }, [next, refetch]);
  return now;
}
