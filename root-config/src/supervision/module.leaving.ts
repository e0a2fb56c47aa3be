import type { Effect, Step } from './module.events';
import { exchange } from './module.recovery';
import type { ModuleState } from './module.state';
import { renewed } from './module.steps';

export function leave(state: ModuleState): Step {
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

export function unmount(state: ModuleState): Step {
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

export function replaceByNewVersion(state: ModuleState): Step {
  const [nextState, effects] = exchange(renewed(state));
  return [nextState, [{ type: 'note', text: 'swap' }, ...effects]];
}
