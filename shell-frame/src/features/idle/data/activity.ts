import { context, on } from '@edu/shared-utility';
import { eventChannel } from 'redux-saga';

const recordInterval = 5_000;

/** Time of the last input in any tab of this session; null before the first one. */
export const lastActivity = (): number | null => context.get('touched');

export const recordActivity = (now = Date.now()): void => context.set('touched', now);

/** Emits an event for input in this tab (at most every five seconds) or in another one. */
export const activityChannel = () =>
  eventChannel<'here' | 'elsewhere'>((emit) => {
    const reportActivity = (): void => {
      if (Date.now() - (lastActivity() ?? 0) >= recordInterval) emit('here');
    };
    const names = ['pointerdown', 'keydown', 'input', 'wheel'] as const;
    const passive = { passive: true, capture: true };
    for (const name of names) window.addEventListener(name, reportActivity, passive);
    const stopFunctions = [
      on('session:touched', reportActivity),
      context.subscribe('touched', (_, origin) => {
        if (origin === 'elsewhere') emit('elsewhere');
      }),
    ];
    return () => {
      for (const name of names) window.removeEventListener(name, reportActivity, passive);
      for (const stop of stopFunctions) stop();
    };
  });
