import { useEffect, useState } from 'react';
import { clockDay, clockTime } from '../data/words';
import { phrases } from '../phrases';

/** The local time. */
export function Clock() {
  phrases.use();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticks = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(ticks);
  }, []);
  return (
    <time className="wall-now" dateTime={now.toISOString()}>
      <strong>{clockTime(now)}</strong>
      <span>{clockDay(now)}</span>
    </time>
  );
}
