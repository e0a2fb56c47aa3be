import { eventChannel } from 'redux-saga';

/** The last touch in any tab; not kept, so the end of the session forgets it. */
const key = 'frame:touched';
const between = 5_000;
let own = 0;

export function lastTouch(): number {
  const stored = Number(localStorage.getItem(key));
  return Number.isFinite(stored) ? Math.max(own, stored) : own;
}

export function touch(now = Date.now()): void {
  own = now;
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // Without a storage each tab counts for itself.
  }
}

/** Tells that somebody has done something, here (at most every five seconds) or in another tab. */
export const touches = () =>
  eventChannel<'here' | 'elsewhere'>((tell) => {
    const here = (): void => {
      if (Date.now() - own >= between) tell('here');
    };
    const elsewhere = (event: StorageEvent): void => {
      if (event.key === key) tell('elsewhere');
    };
    const names = ['pointerdown', 'keydown', 'input', 'wheel'] as const;
    const passive = { passive: true, capture: true };
    for (const name of names) window.addEventListener(name, here, passive);
    window.addEventListener('storage', elsewhere);
    return () => {
      for (const name of names) window.removeEventListener(name, here, passive);
      window.removeEventListener('storage', elsewhere);
    };
  });
