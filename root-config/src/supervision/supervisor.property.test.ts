import fc from 'fast-check';
import type { Lifecycles } from './lifecycles';
import { events, freshStage, slot, stage, timing } from './testing/stage';

freshStage();

/** A fixed seed, so that every run tests the same sequences; `FUZZ_SEED=<number>` tests others. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

/** How a load or a lifecycle ends: after `after` milliseconds, or never. */
interface Ending {
  readonly how: 'works' | 'fails' | 'hangs';
  readonly after: number;
}
type Action =
  | 'goIn'
  | 'goAway'
  | 'retry'
  | 'retryAutomatically'
  | 'refresh'
  | 'update'
  | 'lose'
  | 'publish';

const ending: fc.Arbitrary<Ending> = fc.record({
  how: fc.constantFrom('works', 'works', 'works', 'fails', 'hangs'),
  after: fc.constantFrom(0, 10, 1_500, 3_500),
});
const action: fc.Arbitrary<Action> = fc.constantFrom(
  'goIn',
  'goIn',
  'goAway',
  'retry',
  'retryAutomatically',
  'refresh',
  'update',
  'lose',
  'publish',
);
const plan = fc.record({
  steps: fc.array(fc.tuple(action, fc.constantFrom(0, 5, 100, 2_000, 4_500)), {
    minLength: 4,
    maxLength: 25,
  }),
  endings: fc.array(ending, { minLength: 1, maxLength: 12 }),
  hasOlder: fc.boolean(),
});

/** The longest time that anything under our deadlines may take, in ms. */
const allDeadlines = timing.load + timing.bootstrap + timing.mount + timing.unmount + 10_000;

function play(endings: readonly Ending[], hasOlder: boolean) {
  let requestCount = 0;
  let version = 1;
  let tryNow: () => void = () => {};
  let older = hasOlder;
  const mounts: HTMLElement[] = [];
  const unmounts: HTMLElement[] = [];

  const endAs = () => {
    const { how, after } = endings[requestCount++ % endings.length] ?? { how: 'works', after: 0 };
    return new Promise<void>((resolve, reject) => {
      if (how === 'hangs') return;
      setTimeout(() => (how === 'works' ? resolve() : reject(new Error('it fails'))), after);
    });
  };
  const app = (): Lifecycles => ({
    bootstrap: endAs,
    async mount(props) {
      const element = props.domElement as HTMLElement;
      await endAs();
      mounts.push(element);
      element.append('painted');
    },
    async unmount(props) {
      const element = props.domElement as HTMLElement;
      unmounts.push(element);
      await endAs();
      element.replaceChildren();
    },
  });
  const supervised = stage(() => endAs().then(app), {
    address: () => `/x-${version}.js`,
    fallBack: async () => {
      const hadOlder = older;
      older = false;
      return hadOlder;
    },
    retryAutomatically: (_fault, _tries, retry) => {
      tryNow = retry;
      return () => {
        tryNow = () => {};
      };
    },
  });
  return {
    ...supervised,
    mounts,
    unmounts,
    tryNow: () => tryNow(),
    publish: () => {
      version += 1;
    },
  };
}

const shown = () => [...slot.querySelectorAll<HTMLElement>('[data-app-slot]:not([hidden])')];
const count = (what: string) => events.filter((value) => value.startsWith(`${what} `)).length;

test('after any sequence of events one app is visible, no wait is endless, nothing is left behind', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async ({ steps, endings, hasOlder }) => {
      events.length = 0;
      slot.replaceChildren();
      const x = play(endings, hasOlder);
      let isIn = false;
      let unsettled = 0;
      const settles = (work: Promise<unknown>) => {
        unsettled += 1;
        void work.finally(() => {
          unsettled -= 1;
        });
      };
      const goAway = () => {
        x.leave();
        settles(x.unmount({}));
        isIn = false;
      };
      const actions: Record<Action, () => void> = {
        goIn: () => {
          if (!isIn) settles(x.mount({}));
          isIn = true;
        },
        goAway: () => isIn && goAway(),
        retry: () => x.screen.retry(),
        retryAutomatically: () => x.tryNow(),
        refresh: () => x.refresh(),
        update: () => settles(x.update()),
        lose: () => settles(x.lost(new Error('SystemJS Error#3'))),
        publish: () => x.publish(),
      };
      for (const [what, outcome] of steps) {
        actions[what]();
        expect(shown().length).toBeLessThanOrEqual(1);
        await jest.advanceTimersByTimeAsync(outcome);
        expect(shown().length).toBeLessThanOrEqual(1);
      }
      if (isIn) goAway();
      await jest.advanceTimersByTimeAsync(allDeadlines);
      expect(unsettled).toBe(0);
      expect(x.screen.now).toBe('clear');
      expect([...slot.children]).toEqual([]);
      expect(x.mounts.filter((element) => !x.unmounts.includes(element))).toEqual([]);
      expect(count('enter')).toBe(count('leave'));
      expect(jest.getTimerCount()).toBe(0);
    }),
    { seed, numRuns: 300 },
  );
});
