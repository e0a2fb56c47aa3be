import { useEffect, useState } from 'react';
import { cooldownKey, secondsLeft } from './cooldown';

/**
 * Seconds until the next code may be sent, read from the stored end twice a second, so that suspended tabs,
 * reloads and other tabs show the right number.
 *
 * @param account the phone number or mail address that the next code would go to; '' for any
 * @param send state of the running request; the hook reads the storage again when it changes
 */
export function useCooldown(purpose: string, send: unknown, account = ''): number {
  const [seconds, setSecondsLeft] = useState(() => secondsLeft(purpose, account));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a completed request starts a new countdown
  useEffect(() => {
    const update = () => setSecondsLeft(secondsLeft(purpose, account));
    const onStorage = (event: StorageEvent) => event.key === cooldownKey(purpose) && update();
    update();
    const timer = window.setInterval(update, 500);
    window.addEventListener('storage', onStorage);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('storage', onStorage);
    };
  }, [purpose, send, account]);
  return seconds;
}
