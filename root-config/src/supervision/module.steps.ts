import type { Effect, Instance, ModuleState, Status, Step } from './module.state';

const running: readonly Status[] = ['loading', 'retrying', 'bootstrapping', 'mounting'];
/** Statuses in which an attempt waits for its module. */
export const loadingStatuses: readonly Status[] = ['loading', 'retrying'];

/** Whether an attempt is under way. */
export const isRunning = ({ status }: ModuleState): boolean => running.includes(status);

export const isPresent = ({ present }: ModuleState, instance: Instance | null): boolean =>
  present?.id === instance?.id;

/** Whether a report comes from the present attempt, in one of these statuses. */
export const isOf = (state: ModuleState, attempt: number, statuses: readonly Status[]): boolean =>
  state.attempt === attempt && statuses.includes(state.status);

/** What a version left on the page goes, unless that version is the present one. */
export const purge = ({ present }: ModuleState, entry: string | null): readonly Effect[] =>
  entry === null || present?.entry === entry ? [] : [{ type: 'purge', entry }];

/** Forgets an instance that misbehaved, and what failed to load; a newer one stays. */
export const drop = (state: ModuleState, instance: Instance | null): Step =>
  isPresent(state, instance) ? [{ ...state, present: null }, [{ type: 'renew' }]] : [state, []];

/** Lets the next attempt take what the map names then. */
export const renewed = (state: ModuleState): ModuleState => ({
  ...state,
  present: null,
  revision: state.revision + 1,
});

/** How the present attempt gets its instance. */
export function fetch({ attempt, present, revision }: ModuleState): Effect {
  if (present) return { type: 'take', attempt, instance: present };
  return { type: 'load', attempt, revision };
}

/** A new attempt. */
export function begin(state: ModuleState, quiet: boolean): Step {
  const next: ModuleState = {
    ...state,
    status: quiet ? 'retrying' : 'loading',
    attempt: state.attempt + 1,
    instance: null,
    reason: null,
  };
  const { attempt } = next;
  const waiting: readonly Effect[] = quiet ? [] : [{ type: 'showWaiting' }];
  const note: Effect = { type: 'note', text: 'load' };
  return [next, [{ type: 'open', attempt }, ...waiting, note, fetch(next)]];
}

/** Another attempt in the place of the present one, or of its card. */
export function again(state: ModuleState, quiet: boolean): Step {
  if (state.status === 'idle' || state.status === 'mounted' || state.departed) return [state, []];
  // Who presses Retry does not wait for a try that began by itself, and may hang.
  if (isRunning(state) && quiet) return [state, []];
  const { attempt } = state;
  const ended: readonly Effect[] = isRunning(state)
    ? [{ type: 'end', attempt, keepsElement: false }, { type: 'renew' }]
    : [];
  const base = isRunning(state) ? renewed(state) : state;
  const cleared = quiet ? {} : { card: null, tries: 0 };
  const [next, effects] = begin({ ...base, asksLater: false, ...cleared }, quiet);
  return [next, [...ended, { type: 'cancelRetry' }, ...effects]];
}
