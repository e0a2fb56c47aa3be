import type { Fault } from './fault';
import type { Effect, Step } from './module.events';
import type { EventOf } from './module.fallback';
import type { ModuleState } from './module.state';
import { begin, dropInstance, isCurrentAttempt, isPresent, isRunning, purge } from './module.steps';

/** Handles a failed load, or a lifecycle that threw or timed out. */
export function broke(state: ModuleState, event: EventOf<'broke'>): Step {
  const { attempt, phase, instance, entry, fault } = event;
  const isCurrent = state.attempt === attempt && isRunning(state);
  const isIdle = state.status === 'idle' || state.hasLeft;
  // A person who has returned meanwhile may be waiting for the same file.
  if (!isCurrent && phase === 'load' && !isIdle) return [state, []];
  const isOutdated = instance !== null && !isPresent(state, instance);
  const [dropped, dropping] = dropInstance(state, instance);
  const hasThrown = phase === 'mount' && fault.kind !== 'timeout' && instance !== null;
  const cleanupEffects: readonly Effect[] = [
    ...dropping,
    ...(hasThrown ? [{ type: 'abandon', attempt, instance } as const] : []),
    ...purge(dropped, entry),
  ];
  if (!isCurrent) return [dropped, cleanupEffects];
  const end: Effect = { type: 'end', attempt, keepsElement: false };
  const explain: Effect = { type: 'explain', attempt, fault, isOutdated };
  return [{ ...dropped, status: 'failed', instance: null }, [end, ...cleanupEffects, explain]];
}

/** Unmounts the instance on screen; `reason` says what follows. */
function removeInstance(state: ModuleState, reason: NonNullable<ModuleState['reason']>): Step {
  const { attempt, instance } = state;
  if (!instance) return [state, []];
  const purges = reason.type === 'fault';
  return [
    { ...state, status: 'leaving', instance: null, reason },
    [
      { type: 'end', attempt, keepsElement: true },
      { type: 'remove', attempt, instance, purges },
    ],
  ];
}

/** Unmounts the instance, so that a newer version can take its place. */
export const exchange = (state: ModuleState): Step => removeInstance(state, { type: 'exchange' });

/** Handles the failure of a file that the mounted instance loaded on demand. */
export function loadLost(state: ModuleState, fault: Fault): Step {
  const isOutdated = !isPresent(state, state.instance);
  const [dropped, dropping] = dropInstance(state, state.instance);
  const [nextState, effects] = removeInstance(dropped, { type: 'fault', fault, isOutdated });
  return [nextState, [...dropping, ...effects]];
}

export function instanceRemoved(
  state: ModuleState,
  { attempt, entry, purges }: EventOf<'removed'>,
): Step {
  const { reason } = state;
  const purging = purges ? purge(state, entry) : [];
  const isCurrent = isCurrentAttempt(state, attempt, ['leaving']) && !state.hasLeft;
  if (!isCurrent || reason === null) return [state, purging];
  if (reason.type === 'exchange') return begin(state, false);
  const { fault, isOutdated } = reason;
  const explain: Effect = { type: 'explain', attempt, fault, isOutdated };
  return [{ ...state, status: 'failed', reason: null }, [...purging, explain]];
}
