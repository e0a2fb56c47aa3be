import type { Effect, Step } from './module.events';
import type { Instance, ModuleState } from './module.state';
import { fetch, isCurrentAttempt, isPresent, loadingStatuses, purge } from './module.steps';

/** Continues the attempt with its instance, at the lifecycle that is due. */
export function enter(state: ModuleState, instance: Instance, bootstrapped: boolean): Step {
  const { attempt } = state;
  const status = bootstrapped ? 'mounting' : 'bootstrapping';
  const phase = bootstrapped ? 'mount' : 'bootstrap';
  const note: Effect = { type: 'note', text: phase };
  return [{ ...state, instance, status }, [note, { type: phase, attempt, instance }]];
}

export function moduleLoaded(
  state: ModuleState,
  attempt: number,
  revision: number,
  instance: Instance,
): Step {
  if (revision !== state.revision) return [state, []];
  const isAwaited = isCurrentAttempt(state, attempt, loadingStatuses);
  // An earlier attempt has already loaded it, and it may be mounted.
  if (state.present) return [state, isAwaited ? [fetch(state)] : []];
  const withInstance = { ...state, present: instance };
  return isAwaited ? enter(withInstance, instance, false) : [withInstance, []];
}

export function moduleMounted(state: ModuleState, attempt: number, instance: Instance): Step {
  // The attempt was left or abandoned while it mounted: unmount it.
  if (!isCurrentAttempt(state, attempt, ['mounting']))
    return [state, [{ type: 'unmount', attempt, instance }]];
  const { workingEntry: before, refreshesAfterMount } = state;
  const { entry } = instance;
  const refreshEffects: readonly Effect[] =
    refreshesAfterMount && !isPresent(state, instance) ? [{ type: 'askToRefresh' }] : [];
  return [
    {
      ...state,
      status: 'mounted',
      workingEntry: entry,
      tries: 0,
      card: null,
      cause: null,
      refreshesAfterMount: false,
    },
    [
      // The former version is not needed any more.
      ...(before === entry ? [] : purge(state, before)),
      { type: 'note', text: 'mounted' },
      { type: 'markWorking', entry },
      { type: 'clearScreens' },
      ...refreshEffects,
    ],
  ];
}
