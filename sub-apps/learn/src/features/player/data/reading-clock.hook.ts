import { useEffect, useState } from 'react';
import type { Heartbeats } from './heartbeats';

/** In ms: without input for this time the person counts as away. */
const IDLE = 120_000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/**
 * Measures reading time: while the page is visible and there is input.
 *
 * @param start seconds counted before
 * @param length duration of the lesson in seconds, at which the clock stops
 * @returns seconds read so far
 */
export function useReadingClock(heartbeats: Heartbeats, start: number, length: number): number {
  const [seconds, setSeconds] = useState(Math.min(start, length));
  useEffect(() => {
    let read = Math.min(start, length);
    let lastSign = performance.now();
    const noteActivity = (): void => {
      lastSign = performance.now();
    };
    for (const sign of signs)
      document.addEventListener(sign, noteActivity, { capture: true, passive: true });
    heartbeats.at(read);
    const timer = window.setInterval(() => {
      const isReading =
        document.visibilityState === 'visible' && performance.now() - lastSign < IDLE;
      if (!isReading || read >= length) return;
      read = Math.min(length, read + 1);
      heartbeats.at(read);
      setSeconds(read);
      if (read >= length) heartbeats.flush();
    }, 1000);
    return () => {
      window.clearInterval(timer);
      for (const sign of signs) document.removeEventListener(sign, noteActivity, { capture: true });
    };
  }, [heartbeats, start, length]);
  return seconds;
}
