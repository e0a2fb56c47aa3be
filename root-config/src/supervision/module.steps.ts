import type { Effect, Step } from './module.events';
import type { Instance, ModuleState, Status } from './module.state';

const running: readonly Status[] = ['loading', 'retrying', 'bootstrapping', 'mounting'];
/** Statuses in which an attempt is waiting for its module. */
export const loadingStatuses: readonly Status[] = ['loading', 'retrying'];

/** Whether an attempt is running. */
export const isRunning = ({ status }: ModuleState): boolean => running.includes(status);

export const isPresent = ({ present }: ModuleState, instance: Instance | null): boolean =>
  present?.id === instance?.id;

/** Whether an outcome belongs to the current attempt, in one of these statuses. */
export const isCurrentAttempt = (
  state: ModuleState,
  attempt: number,
  statuses: readonly Status[],
): boolean => state.attempt === attempt && statuses.includes(state.status);

/** The effect that removes what a version added to the page, unless that version is the present one. */
export const purge = ({ present }: ModuleState, entry: string | null): readonly Effect[] =>
  entry === null || present?.entry === entry ? [] : [{ type: 'purge', entry }];

/** Drops an instance that failed, and failed loads; a newer instance stays. */
export const dropInstance = (state: ModuleState, instance: Instance | null): Step =>
  isPresent(state, instance) ? [{ ...state, present: null }, [{ type: 'renew' }]] : [state, []];

/** Makes the next attempt load the version that the map then names. */
export const renewed = (state: ModuleState): ModuleState => ({
  ...state,
  present: null,
  revision: state.revision + 1,
});

/** The effect by which the current attempt gets its instance. */
export function fetch({ attempt, present, revision }: ModuleState): Effect {
  if (present) return { type: 'take', attempt, instance: present };
  return { type: 'load', attempt, revision };
}

/** Starts a new attempt. */
export function begin(state: ModuleState, isAutomatic: boolean): Step {
  const next: ModuleState = {
    ...state,
    status: isAutomatic ? 'retrying' : 'loading',
    attempt: state.attempt + 1,
    instance: null,
    reason: null,
  };
  const { attempt } = next;
  const waiting: readonly Effect[] = isAutomatic ? [] : [{ type: 'showWaiting' }];
  const note: Effect = { type: 'note', text: 'load' };
  return [next, [{ type: 'open', attempt }, ...waiting, note, fetch(next)]];
}

/** Starts another attempt in place of the current one, or of its card. */
export function retryStep(state: ModuleState, isAutomatic: boolean): Step {
  if (state.status === 'idle' || state.status === 'mounted' || state.hasLeft) return [state, []];
  // An automatic attempt does not replace a running one; a press on Retry does, since that one may hang.
  if (isRunning(state) && isAutomatic) return [state, []];
  const { attempt } = state;
  const ended: readonly Effect[] = isRunning(state)
    ? [{ type: 'end', attempt, keepsElement: false }, { type: 'renew' }]
    : [];
  const base = isRunning(state) ? renewed(state) : state;
  const cleared = isAutomatic ? {} : { card: null, tries: 0 };
  const [next, effects] = begin({ ...base, refreshesAfterMount: false, ...cleared }, isAutomatic);
  return [next, [...ended, { type: 'cancelRetry' }, ...effects]];
}
