import { broke, exchange, explained, fellBack, instanceRemoved, loadLost } from './module.recovery';
import type { Effect, Instance, ModuleEvent, ModuleState, Step } from './module.state';
import {
  begin,
  dropInstance,
  fetch,
  isCurrentAttempt,
  isPresent,
  isRunning,
  loadingStatuses,
  purge,
  renewed,
  retryStep,
} from './module.steps';

/** Whether nothing more happens without a new event from outside. */
export const isIdle = (state: ModuleState): boolean =>
  state.hasLeft ||
  state.status === 'idle' ||
  state.status === 'mounted' ||
  (state.status === 'failed' && state.card !== null);

/** Continues the attempt with its instance, at the lifecycle that is due. */
function enter(state: ModuleState, instance: Instance, bootstrapped: boolean): Step {
  const { attempt } = state;
  const status = bootstrapped ? 'mounting' : 'bootstrapping';
  const phase = bootstrapped ? 'mount' : 'bootstrap';
  const note: Effect = { type: 'note', text: phase };
  return [{ ...state, instance, status }, [note, { type: phase, attempt, instance }]];
}

function moduleLoaded(
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

function moduleMounted(state: ModuleState, attempt: number, instance: Instance): Step {
  // The attempt was left or abandoned while it mounted: unmount it.
  if (!isCurrentAttempt(state, attempt, ['mounting']))
    return [state, [{ type: 'unmount', attempt, instance }]];
  const { working: before, refreshesAfterMount } = state;
  const { entry } = instance;
  const refreshEffects: readonly Effect[] =
    refreshesAfterMount && !isPresent(state, instance) ? [{ type: 'askToRefresh' }] : [];
  return [
    {
      ...state,
      status: 'mounted',
      working: entry,
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

function refresh(before: ModuleState): Step {
  const state = { ...renewed(before), cause: null };
  if (state.status === 'mounted') return [state, [{ type: 'askToRefresh' }]];
  if (state.card !== null || !isRunning(state)) return retryStep(state, false);
  const refreshingState = { ...state, refreshesAfterMount: true };
  return [refreshingState, loadingStatuses.includes(state.status) ? [fetch(refreshingState)] : []];
}

function leave(state: ModuleState): Step {
  if (state.status === 'idle' || state.hasLeft) return [state, []];
  const { attempt } = state;
  const release: Effect = { type: 'release', attempt };
  if (state.status === 'mounted') return [{ ...state, hasLeft: true }, [release]];
  return [
    {
      ...state,
      status: 'leaving',
      hasLeft: true,
      instance: null,
      card: null,
      refreshesAfterMount: false,
    },
    [
      release,
      { type: 'end', attempt, keepsElement: false },
      { type: 'note', text: 'left' },
      { type: 'cancelRetry' },
      { type: 'clearScreens' },
    ],
  ];
}

function unmount(state: ModuleState): Step {
  const { attempt, instance, status } = state;
  const next: ModuleState = {
    ...state,
    status: 'idle',
    instance: null,
    hasLeft: false,
    card: null,
    refreshesAfterMount: false,
    reason: null,
  };
  const idleEffects: readonly Effect[] = [{ type: 'cancelRetry' }, { type: 'clearScreens' }];
  if (status === 'idle') return [next, idleEffects];
  const shows = status === 'mounted' && instance !== null;
  const end: Effect = { type: 'end', attempt, keepsElement: shows };
  if (!shows) return [next, [...idleEffects, end]];
  const note: Effect = { type: 'note', text: 'unmount' };
  return [next, [...idleEffects, end, note, { type: 'unmount', attempt, instance }]];
}

function replaceByNewVersion(state: ModuleState): Step {
  const [nextState, effects] = exchange(renewed(state));
  return [nextState, [{ type: 'note', text: 'swap' }, ...effects]];
}

function instanceOccupied(state: ModuleState, attempt: number, instance: Instance): Step {
  if (!isPresent(state, instance)) return [state, []];
  const [dropped, effects] = dropInstance(state, instance);
  return [
    dropped,
    isCurrentAttempt(state, attempt, loadingStatuses) ? [...effects, fetch(dropped)] : effects,
  ];
}

/** The next state after an event, and the effects to run. */
export function next(state: ModuleState, event: ModuleEvent): Step {
  switch (event.type) {
    case 'mount':
      return begin({ ...state, hasLeft: false, tries: 0, cause: null }, false);
    case 'leave':
      return leave(state);
    case 'unmount':
      return unmount(state);
    case 'retry':
      return retryStep(state, false);
    case 'retryAutomatically':
      return retryStep(state, true);
    case 'refresh':
      return refresh(state);
    case 'update':
      return state.status === 'mounted' ? replaceByNewVersion(state) : [state, []];
    case 'lost':
      return state.status === 'mounted' ? loadLost(state, event.fault) : [state, []];
    case 'occupied':
      return instanceOccupied(state, event.attempt, event.instance);
    case 'taken':
      return isCurrentAttempt(state, event.attempt, loadingStatuses) &&
        isPresent(state, event.instance)
        ? enter(state, event.instance, event.bootstrapped)
        : [state, []];
    case 'loaded':
      return moduleLoaded(state, event.attempt, event.revision, event.instance);
    case 'overtaken':
      return [state, event.isCurrentAddress ? [] : purge(state, event.entry)];
    case 'bootstrapped':
      return isCurrentAttempt(state, event.attempt, ['bootstrapping'])
        ? enter(state, event.instance, true)
        : [state, []];
    case 'mounted':
      return moduleMounted(state, event.attempt, event.instance);
    case 'broke':
      return broke(state, event);
    case 'unmountBroke': {
      const { fault, instance } = event;
      const [dropped, effects] = dropInstance(state, instance);
      return [dropped, [...effects, ...purge(dropped, instance.entry), { type: 'report', fault }]];
    }
    case 'removed':
      return instanceRemoved(state, event);
    case 'explained':
      return explained(state, event);
    case 'fellBack':
      return fellBack(state, event);
  }
}
