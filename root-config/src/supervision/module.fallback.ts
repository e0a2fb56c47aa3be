import type { Fault } from './fault';
import type { Effect, ModuleEvent, Step } from './module.events';
import type { ModuleState } from './module.state';
import { isCurrentAttempt, retryStep } from './module.steps';

export type EventOf<T extends ModuleEvent['type']> = Extract<ModuleEvent, { type: T }>;

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
