import type { Fault } from '../fault';
import type { SupervisorHost } from '../host';
import { supervise } from '../supervisor';

/** Deadlines in ms that tests can wait for. */
export const timing = {
  load: 120_000,
  bootstrap: 4_000,
  mount: 3_000,
  unmount: 2_000,
  leaveGrace: 50,
  returnGrace: 1_000,
};
export const neverSettles = () => new Promise<never>(() => {});

/** The slot in which the supervised module is shown. */
export let slot: HTMLElement;
/** The calls to `sideEffects`, in order. */
export const events: string[] = [];
const recorder = (call: string) => (entry: string) => void events.push(`${call} ${entry}`);
const sideEffects = {
  enter: recorder('enter'),
  leave: recorder('leave'),
  cleanUp: recorder('cleanUp'),
  discard: recorder('discard'),
};

/** One supervised module, with screens that only record their calls. */
export function stage(load: () => Promise<unknown>, overrides: Partial<SupervisorHost> = {}) {
  const faults: Fault[] = [];
  const screen = { now: 'clear', cards: 0, retry: () => {} };
  const renewed = jest.fn();
  const supervised = supervise({
    name: '@edu-app/x',
    slot,
    screens: {
      waiting: (retry) => {
        screen.now = 'waiting';
        screen.retry = retry;
      },
      failed: (fault, retry) => {
        screen.now = `failed: ${fault.kind}`;
        screen.cards += 1;
        screen.retry = retry;
      },
      clear: () => {
        screen.now = 'clear';
      },
    },
    load,
    address: () => 'http://localhost/x.js',
    renew: renewed,
    sideEffects,
    timing: () => timing,
    onFault: (fault) => faults.push(fault),
    ...overrides,
  });
  const { leave, refresh, update, lost } = supervised;
  return { ...supervised.lifecycles, leave, refresh, update, lost, screen, faults, renewed };
}

/** Runs everything that needs no more time. */
export const settle = () => jest.advanceTimersByTimeAsync(0);

/** Gives every test a fresh page and fake timers. */
export function freshStage(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    events.length = 0;
    document.body.innerHTML = '<main id="edu-content"></main>';
    slot = document.getElementById('edu-content') as HTMLElement;
  });
  afterEach(() => {
    expect(document.body.textContent).not.toContain('late paint');
    jest.useRealTimers();
  });
}
