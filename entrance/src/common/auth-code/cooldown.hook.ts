import { useEffect, useState } from 'react';
import { type CodePurpose, cooldownKey, secondsLeft } from './cooldown';

/**
 * Seconds until the next code may be sent, counted from the stored deadline: a sleeping tab, a
 * reload or another tab's send never lead to a wrong number. `nudge` makes it look again.
 */
export function useCooldown(purpose: CodePurpose, nudge: unknown): number {
  const [left, setLeft] = useState(() => secondsLeft(purpose));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a send that has just ended starts a new count
  useEffect(() => {
    const look = () => setLeft(secondsLeft(purpose));
    const onStorage = (event: StorageEvent) => event.key === cooldownKey(purpose) && look();
    look();
    const timer = window.setInterval(look, 500);
    window.addEventListener('storage', onStorage);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('storage', onStorage);
    };
  }, [purpose, nudge]);
  return left;
}
