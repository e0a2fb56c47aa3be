import { enter, moduleLoaded, moduleMounted } from './module.entering';
import type { ModuleEvent, Step } from './module.events';
import { explained, fellBack } from './module.fallback';
import { leave, replaceByNewVersion, unmount } from './module.leaving';
import { broke, instanceRemoved, loadLost } from './module.recovery';
import type { Instance, ModuleState } from './module.state';
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

function refresh(before: ModuleState): Step {
  const state = { ...renewed(before), cause: null };
  if (state.status === 'mounted') return [state, [{ type: 'askToRefresh' }]];
  if (state.card !== null || !isRunning(state)) return retryStep(state, false);
  const refreshingState = { ...state, refreshesAfterMount: true };
  return [refreshingState, loadingStatuses.includes(state.status) ? [fetch(refreshingState)] : []];
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
