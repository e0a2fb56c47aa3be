import { useEffect, useState } from 'react';
import { type CodePurpose, cooldownKey, secondsLeft } from './cooldown';

/**
 * Seconds until the next code may be sent, read from the stored deadline twice a second, and at once
 * when a send has ended.
 */
export function useCooldown(purpose: CodePurpose, sending: boolean): number {
  const [left, setLeft] = useState(() => secondsLeft(purpose));
  useEffect(() => {
    const look = () => setLeft(secondsLeft(purpose));
    const onStorage = (event: StorageEvent) => event.key === cooldownKey(purpose) && look();
    if (!sending) look();
    const timer = window.setInterval(look, 500);
    window.addEventListener('storage', onStorage);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('storage', onStorage);
    };
  }, [purpose, sending]);
  return left;
}
