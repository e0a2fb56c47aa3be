import type { Fault } from './fault';
import type { Effect, ModuleEvent, Step } from './module.events';
import { isIdle, next } from './module.machine';
import { initialState, type ModuleState, type Status } from './module.state';

const firstInstance = { id: 1, entry: '/x-1.js' };
const secondInstance = { id: 2, entry: '/x-2.js' };
const fault: Fault = {
  kind: 'network',
  phase: 'load',
  module: '@edu-app/x',
  address: '/x-1.js',
  message: 'gone',
};
const timeout: Fault = { ...fault, kind: 'timeout', phase: 'mount' };
const thrown: Fault = { ...fault, kind: 'lifecycle', phase: 'mount' };

const given = (overrides: Partial<ModuleState> = {}): ModuleState => ({
  ...initialState,
  ...overrides,
});
const loading = given({ status: 'loading', attempt: 1 });
const mounting = given({
  status: 'mounting',
  attempt: 1,
  instance: firstInstance,
  present: firstInstance,
});
const mounted = given({ ...mounting, status: 'mounted', workingEntry: '/x-1.js' });
const card = given({ status: 'failed', attempt: 1, card: 'network  load', tries: 1 });
const away = given({ status: 'leaving', attempt: 1, hasLeft: true });

/** An effect as text, with its attempt or instance. */
const named = (effect: Effect): string => {
  if (effect.type === 'note') return `note ${effect.text}`;
  if ('attempt' in effect) return `${effect.type} ${effect.attempt}`;
  if ('entry' in effect) return `${effect.type} ${effect.entry}`;
  return effect.type;
};
const summaryOf = ([state, effects]: Step) => [state.status, effects.map(named)];

const broke = (overrides: Partial<Extract<ModuleEvent, { type: 'broke' }>> = {}): ModuleEvent => ({
  type: 'broke',
  attempt: 1,
  phase: 'load',
  instance: null,
  entry: '/x-1.js',
  fault,
  ...overrides,
});
const inMount = { phase: 'mount', instance: firstInstance } as const;
const ofOne = { attempt: 1, instance: firstInstance } as const;

const fromLoad = ['open 2', 'showWaiting', 'note load', 'load 2'];
const automatic = ['open 2', 'note load', 'load 2'];

type Row = readonly [
  when: string,
  before: ModuleState,
  event: ModuleEvent,
  status: Status,
  effects: readonly string[],
];

// biome-ignore format: one row per line
const refreshRows: readonly Row[] = [
  ['nothing was mounted', given(), { type: 'mount' }, 'loading', ['open 1', 'showWaiting', 'note load', 'load 1']],
  ['an instance is kept', given({ present: firstInstance }), { type: 'mount' }, 'loading', ['open 1', 'showWaiting', 'note load', 'take 1']],
  ['it loads', loading, { type: 'leave' }, 'leaving', ['release 1', 'end 1', 'note left', 'cancelRetry', 'clearScreens']],
  ['it is mounted', mounted, { type: 'leave' }, 'mounted', ['release 1']],
  ['a card is shown', card, { type: 'leave' }, 'leaving', ['release 1', 'end 1', 'note left', 'cancelRetry', 'clearScreens']],
  ['no person is waiting', given(), { type: 'leave' }, 'idle', []],
  ['the person left already', away, { type: 'leave' }, 'leaving', []],
  ['it is mounted', mounted, { type: 'unmount' }, 'idle', ['cancelRetry', 'clearScreens', 'end 1', 'note unmount', 'unmount 1']],
  ['it mounts', mounting, { type: 'unmount' }, 'idle', ['cancelRetry', 'clearScreens', 'end 1']],
  ['the person left', away, { type: 'unmount' }, 'idle', ['cancelRetry', 'clearScreens', 'end 1']],
  ['a card is shown', card, { type: 'retry' }, 'loading', ['cancelRetry', ...fromLoad]],
  ['a card is shown and an instance is kept', given({ ...card, present: firstInstance }), { type: 'retry' }, 'loading', ['cancelRetry', 'open 2', 'showWaiting', 'note load', 'take 2']],
  ['it hangs', loading, { type: 'retry' }, 'loading', ['end 1', 'renew', 'cancelRetry', ...fromLoad]],
  ['it is mounted', mounted, { type: 'retry' }, 'mounted', []],
  ['the person left', away, { type: 'retry' }, 'leaving', []],
  ['no person is waiting', given(), { type: 'retry' }, 'idle', []],
  ['a card is shown', card, { type: 'retryAutomatically' }, 'retrying', ['cancelRetry', ...automatic]],
  ['the person retried before', loading, { type: 'retryAutomatically' }, 'loading', []],
  ['it is mounted', mounted, { type: 'refresh' }, 'mounted', ['askToRefresh']],
  ['it loads', loading, { type: 'refresh' }, 'loading', ['load 1']],
  ['it mounts', mounting, { type: 'refresh' }, 'mounting', []],
  ['a card is shown', card, { type: 'refresh' }, 'loading', ['cancelRetry', ...fromLoad]],
  ['a fault is being investigated', given({ ...card, card: null }), { type: 'refresh' }, 'loading', ['cancelRetry', ...fromLoad]],
  ['it retries automatically', given({ ...card, status: 'retrying' }), { type: 'refresh' }, 'loading', ['end 1', 'renew', 'cancelRetry', ...fromLoad]],
  ['the person left', away, { type: 'refresh' }, 'leaving', []],
  ['it is mounted', mounted, { type: 'update' }, 'leaving', ['note swap', 'end 1', 'remove 1']],
  ['it loads', loading, { type: 'update' }, 'loading', []],
  ['it is mounted', mounted, { type: 'lost', fault }, 'leaving', ['renew', 'end 1', 'remove 1']],
  ['it loads', loading, { type: 'lost', fault }, 'loading', []],
];

// biome-ignore format: one row per line
const reported: readonly Row[] = [
  ['it waited for its instance', given({ ...loading, present: firstInstance }), { type: 'taken', ...ofOne, bootstrapped: true }, 'mounting', ['note mount', 'mount 1']],
  ['it waited for its instance', given({ ...loading, present: firstInstance }), { type: 'taken', ...ofOne, bootstrapped: false }, 'bootstrapping', ['note bootstrap', 'bootstrap 1']],
  ['another version is expected', given({ ...loading, present: secondInstance }), { type: 'taken', ...ofOne, bootstrapped: true }, 'loading', []],
  ['the person left', given({ ...away, present: firstInstance }), { type: 'taken', ...ofOne, bootstrapped: true }, 'leaving', []],
  ['its instance hangs', given({ ...loading, present: firstInstance }), { type: 'occupied', ...ofOne }, 'loading', ['renew', 'load 1']],
  ['another version is expected', given({ ...loading, present: secondInstance }), { type: 'occupied', ...ofOne }, 'loading', []],
  ['the person left', given({ ...away, present: firstInstance }), { type: 'occupied', ...ofOne }, 'leaving', ['renew']],
  ['it loads', loading, { type: 'loaded', ...ofOne, revision: 0 }, 'bootstrapping', ['note bootstrap', 'bootstrap 1']],
  ['another load was first', given({ ...loading, present: secondInstance }), { type: 'loaded', ...ofOne, revision: 0 }, 'loading', ['take 1']],
  ['the person left and another load was first', given({ ...away, present: secondInstance }), { type: 'loaded', ...ofOne, revision: 0 }, 'leaving', []],
  ['a newer version is expected', given({ ...loading, revision: 1 }), { type: 'loaded', ...ofOne, revision: 0 }, 'loading', []],
  ['the person left', away, { type: 'loaded', ...ofOne, revision: 0 }, 'leaving', []],
  ['it loads', loading, { type: 'overtaken', entry: '/x-0.js', isCurrentAddress: false }, 'loading', ['purge /x-0.js']],
  ['it loads', loading, { type: 'overtaken', entry: '/x-0.js', isCurrentAddress: true }, 'loading', []],
  ['the present one has that address', mounting, { type: 'overtaken', entry: '/x-1.js', isCurrentAddress: false }, 'mounting', []],
  ['it bootstraps', given({ ...mounting, status: 'bootstrapping' }), { type: 'bootstrapped', ...ofOne }, 'mounting', ['note mount', 'mount 1']],
  ['the person left', away, { type: 'bootstrapped', ...ofOne }, 'leaving', []],
  ['it mounts', mounting, { type: 'mounted', ...ofOne }, 'mounted', ['note mounted', 'markWorking /x-1.js', 'clearScreens']],
  ['an older version works', given({ ...mounting, workingEntry: '/x-0.js' }), { type: 'mounted', ...ofOne }, 'mounted', ['purge /x-0.js', 'note mounted', 'markWorking /x-1.js', 'clearScreens']],
  ['a newer version arrived', given({ ...mounting, present: null, refreshesAfterMount: true }), { type: 'mounted', ...ofOne }, 'mounted', ['note mounted', 'markWorking /x-1.js', 'clearScreens', 'askToRefresh']],
  ['the person left', away, { type: 'mounted', ...ofOne }, 'leaving', ['unmount 1']],
  ['no person is waiting', given({ attempt: 1 }), { type: 'mounted', ...ofOne }, 'idle', ['unmount 1']],
  ['it loads', loading, broke(), 'failed', ['end 1', 'renew', 'purge /x-1.js', 'explain 1']],
  ['it mounts', mounting, broke({ ...inMount, fault: timeout }), 'failed', ['end 1', 'renew', 'purge /x-1.js', 'explain 1']],
  ['it mounts', mounting, broke({ ...inMount, fault: thrown }), 'failed', ['end 1', 'renew', 'abandon 1', 'purge /x-1.js', 'explain 1']],
  ['a newer version is mounted', given({ ...mounting, present: secondInstance }), broke({ ...inMount, fault: timeout }), 'failed', ['end 1', 'purge /x-1.js', 'explain 1']],
  ['the person left', away, broke(), 'leaving', ['renew', 'purge /x-1.js']],
  ['the person returned for the file', given({ ...loading, attempt: 2 }), broke(), 'loading', []],
  ['the person returned for a fresh one', given({ ...loading, attempt: 2 }), broke({ ...inMount, fault: thrown }), 'loading', ['abandon 1', 'purge /x-1.js']],
  ['it was unmounted', given({ present: firstInstance }), { type: 'unmountBroke', instance: firstInstance, fault }, 'idle', ['renew', 'purge /x-1.js', 'report']],
  ['a newer one is present', given({ present: secondInstance }), { type: 'unmountBroke', instance: firstInstance, fault }, 'idle', ['purge /x-1.js', 'report']],
  ['a newer version arrives', given({ ...mounted, status: 'leaving', reason: { type: 'exchange' } }), { type: 'removed', attempt: 1, entry: '/x-1.js', purges: false }, 'loading', ['open 2', 'showWaiting', 'note load', 'take 2']],
  ['a file was lost', given({ ...loading, status: 'leaving', reason: { type: 'fault', fault, isOutdated: false } }), { type: 'removed', attempt: 1, entry: '/x-1.js', purges: true }, 'failed', ['purge /x-1.js', 'explain 1']],
  ['the person left meanwhile', given({ ...away, reason: { type: 'exchange' } }), { type: 'removed', attempt: 1, entry: '/x-1.js', purges: true }, 'leaving', ['purge /x-1.js']],
  ['a fault is being investigated', given({ ...card, card: null }), { type: 'explained', attempt: 1, fault, isOutdated: false }, 'failed', ['note failed: network in load', 'report', 'fallBack 1']],
  ['a fault is being investigated', given({ ...card, card: null }), { type: 'explained', attempt: 1, fault: { ...fault, kind: 'http', status: 404 }, isOutdated: true, }, 'loading', ['note failed: http 404 in load', 'report', 'cancelRetry', ...fromLoad]],
  ['the person left', away, { type: 'explained', attempt: 1, fault, isOutdated: false }, 'leaving', ['note failed: network in load', 'report']],
  ['the person left', away, { type: 'explained', attempt: 1, fault, isOutdated: true }, 'leaving', ['note failed: network in load', 'report']],
  ['an older version exists', given({ ...card, card: null }), { type: 'fellBack', attempt: 1, fault, hasOlderVersion: true, isSameAddress: false }, 'loading', ['cancelRetry', ...fromLoad]],
  ['there is no older version', given({ ...card, card: null }), { type: 'fellBack', attempt: 1, fault, hasOlderVersion: false, isSameAddress: true }, 'failed', ['showCard', 'retryLater']],
  ['the card already shows it', card, { type: 'fellBack', attempt: 1, fault, hasOlderVersion: false, isSameAddress: true }, 'failed', ['retryLater']],
  ['the person retried', given({ ...loading, attempt: 2 }), { type: 'fellBack', attempt: 1, fault, hasOlderVersion: false, isSameAddress: true }, 'loading', []],
];

test.each([...refreshRows, ...reported].map((row) => [row[2].type, ...row] as const))(
  '%s, when %s',
  (_type, _when, before, event, status, effects) => {
    expect(summaryOf(next(before, event))).toEqual([status, effects]);
  },
);

describe('the text of the card', () => {
  const refreshOutcome = (state: ModuleState, isSameAddress: boolean) =>
    next(state, {
      type: 'fellBack',
      attempt: 1,
      fault: timeout,
      hasOlderVersion: false,
      isSameAddress,
    })[1];

  it('is that of the first fault, and retries are about it once the older version is dropped', () => {
    const state = given({ ...card, card: null, cause: fault });
    expect(refreshOutcome(state, false)).toEqual([
      { type: 'showCard', fault },
      { type: 'retryLater', fault, tries: 1 },
    ]);
  });

  it('is that of the first fault, but retries are about the older version while that is the one to load', () => {
    const state = given({ ...card, card: null, cause: fault });
    expect(refreshOutcome(state, true)).toEqual([
      { type: 'showCard', fault },
      { type: 'retryLater', fault: timeout, tries: 1 },
    ]);
  });
});

test('a manual retry restarts the count, an automatic one continues it', () => {
  expect(next(card, { type: 'retry' })[0]).toMatchObject({ tries: 0, card: null });
  expect(next(card, { type: 'retryAutomatically' })[0]).toMatchObject({
    tries: 1,
    card: card.card,
  });
});

test('an unmount clears what was requested for that visit only', () => {
  const before = given({
    ...mounting,
    refreshesAfterMount: true,
    card: 'network  load',
    workingEntry: '/x-1.js',
  });
  const stateAfter = given({ attempt: 1, present: firstInstance, workingEntry: '/x-1.js' });
  expect(next(before, { type: 'unmount' })[0]).toEqual(stateAfter);
});

test('a replacement hides the element that the instance is still unmounting from', () => {
  expect(next(mounted, { type: 'update' })[1]).toContainEqual({
    type: 'end',
    attempt: 1,
    keepsElement: true,
  });
});

test('each fault that leads to a card counts as a try', () => {
  const event = {
    type: 'fellBack',
    attempt: 1,
    fault,
    hasOlderVersion: false,
    isSameAddress: true,
  } as const;
  expect(next(given({ ...card, tries: 2 }), event)[0].tries).toBe(3);
});

test.each([
  ['idle', given(), true],
  ['loading', loading, false],
  ['mounted', mounted, true],
  ['investigating a fault', given({ ...card, card: null }), false],
  ['a card', card, true],
  ['left', away, true],
])('whether it is idle while %s', (_what, state, rests) => {
  expect(isIdle(state)).toBe(rests);
});
