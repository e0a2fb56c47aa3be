import type { Fault } from './fault';
import type { Effect, ModuleEvent, ModuleState, Step } from './module.state';
import {
  begin,
  dropInstance,
  isCurrentAttempt,
  isPresent,
  isRunning,
  purge,
  retryStep,
} from './module.steps';

type EventOf<T extends ModuleEvent['type']> = Extract<ModuleEvent, { type: T }>;

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

function faultText({ kind, status, phase }: Fault): string {
  return `failed: ${status ? `${kind} ${status}` : kind} in ${phase}`;
}

/** Whether the outcome of this failed attempt is still needed. */
const isAwaited = (state: ModuleState, attempt: number): boolean =>
  isCurrentAttempt(state, attempt, ['failed']) && !state.hasLeft;

export function explained(state: ModuleState, event: EventOf<'explained'>): Step {
  const { attempt, fault, isOutdated } = event;
  const reportEffects: readonly Effect[] = [
    { type: 'note', text: faultText(fault) },
    { type: 'report', fault },
  ];
  if (!isAwaited(state, attempt)) return [state, reportEffects];
  if (!isOutdated) return [state, [...reportEffects, { type: 'fallBack', attempt, fault }]];
  const [next, effects] = retryStep(state, false);
  return [next, [...reportEffects, ...effects]];
}

export function fellBack(state: ModuleState, event: EventOf<'fellBack'>): Step {
  const { attempt, fault, hasOlderVersion, isSameAddress } = event;
  if (!isAwaited(state, attempt)) return [state, []];
  if (hasOlderVersion) {
    const [next, effects] = retryStep(state, false);
    return [{ ...next, cause: fault }, effects];
  }
  const shownFault = state.cause ?? fault;
  const card = `${shownFault.kind} ${shownFault.status ?? ''} ${shownFault.phase}`;
  // An equal card stays, so that it keeps the focus.
  const cardEffects: readonly Effect[] =
    state.card === card ? [] : [{ type: 'showCard', fault: shownFault }];
  // While the older version stays pinned, its own fault decides whether a retry is worthwhile.
  const explainedFault = isSameAddress ? fault : shownFault;
  return [
    { ...state, cause: null, card, tries: state.tries + 1 },
    [...cardEffects, { type: 'retryLater', fault: explainedFault, tries: state.tries }],
  ];
}
