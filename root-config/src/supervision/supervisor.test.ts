import { load404 } from './apps/load-404';
import { mountTimesOut } from './apps/mount-times-out';
import { plainApp } from './apps/plain';
import { throwsInRender } from './apps/throws-in-render';
import type { Fault } from './fault';
import { events, freshStage, neverSettles, settle, slot, stage, timing } from './testing/stage';

freshStage();

test('an app is loaded, bootstrapped once, mounted in its own element and unmounted', async () => {
  const app = plainApp();
  const x = stage(async () => app.lifecycles);
  await x.mount({});
  expect(slot).toHaveTextContent('plain app');
  expect(document.getElementById('single-spa-application:@edu-app/x')).toBeInTheDocument();
  await x.unmount({});
  expect(slot).toBeEmptyDOMElement();
  await x.mount({});
  expect(app.seen).toEqual({ bootstrapped: 1, mounted: 2, unmounted: 1 });
  expect(jest.getTimerCount()).toBe(0);
});

test('an app gets the props of single-spa', async () => {
  const mount = jest.fn(async () => {});
  const x = stage(async () => ({ ...plainApp().lifecycles, mount }));
  await x.mount({ tenant: 'sunrise' });
  expect(mount).toHaveBeenCalledWith(expect.objectContaining({ tenant: 'sunrise' }));
});

test('single-spa continues when the unmount of the app is done, and not before', async () => {
  let finish = () => {};
  const unmount = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  const x = stage(async () => ({ ...plainApp().lifecycles, unmount }));
  await x.mount({});
  let done = false;
  x.unmount({}).then(() => {
    done = true;
  });
  await settle();
  expect(done).toBe(false);
  finish();
  await settle();
  expect(done).toBe(true);
});

test('load-404: the card offers Retry, and Retry shows the app once it is there', async () => {
  const app = plainApp();
  let healed = false;
  const x = stage(load404('http://localhost/x.js', () => (healed ? app.lifecycles : null)));
  await x.mount({});
  expect(x.screen.now).toBe('failed: network');
  expect(x.renewed).toHaveBeenCalledTimes(1);

  x.screen.retry();
  await settle();
  expect(x.screen.now).toBe('failed: network');

  healed = true;
  x.screen.retry();
  await settle();
  expect(x.screen.now).toBe('clear');
  expect(slot).toHaveTextContent('plain app');
});

test('a load that never settles is abandoned at its deadline, not before', async () => {
  const x = stage(neverSettles);
  const mounted = x.mount({});
  await jest.advanceTimersByTimeAsync(119_999);
  expect(x.screen.now).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  await mounted;
  expect(x.screen.now).toBe('failed: timeout');
  expect(x.faults).toMatchObject([{ kind: 'timeout', phase: 'load', module: '@edu-app/x' }]);
});

test.each([
  ['load', () => stage(neverSettles)],
  ['bootstrap', () => stage(async () => ({ ...plainApp().lifecycles, bootstrap: neverSettles }))],
  ['mount', () => stage(async () => ({ ...plainApp().lifecycles, mount: neverSettles }))],
])('a person who leaves an app that hangs in %s does not have to wait', async (_phase, make) => {
  const x = make();
  let done = false;
  x.mount({}).then(() => {
    done = true;
  });
  await settle();
  expect(done).toBe(false);
  x.leave();
  await settle();
  expect(done).toBe(true);
  await x.unmount({});
  expect(x.screen.now).toBe('clear');
  expect(slot).toBeEmptyDOMElement();
});

test('a hanging unmount blocks nothing: hidden at once, removed at its deadline', async () => {
  const x = stage(async () => ({ ...plainApp().lifecycles, unmount: neverSettles }));
  await x.mount({});
  let done = false;
  x.unmount({}).then(() => {
    done = true;
  });
  await settle();
  expect(slot.firstElementChild).not.toBeVisible();
  await jest.advanceTimersByTimeAsync(timing.leaveGrace);
  expect(done).toBe(true);
  await jest.advanceTimersByTimeAsync(timing.unmount);
  expect(slot).toBeEmptyDOMElement();
  expect(x.faults).toMatchObject([{ kind: 'timeout', phase: 'unmount' }]);
});

test('a throwing unmount leaves nothing behind, and the next visit gets a fresh instance', async () => {
  let loads = 0;
  const x = stage(async () => {
    loads += 1;
    return {
      ...plainApp().lifecycles,
      unmount: () => {
        throw new Error('unmount failed');
      },
    };
  });
  await x.mount({});
  await x.unmount({});
  expect(slot).toBeEmptyDOMElement();
  await x.mount({});
  expect(loads).toBe(2);
  expect(slot).toHaveTextContent('plain app');
});

test('throws-in-render: no partial page stays, the card is shown, another visit starts fresh', async () => {
  const x = stage(async () => throwsInRender);
  await x.mount({});
  expect(x.screen.now).toBe('failed: lifecycle');
  expect(slot).toBeEmptyDOMElement();
  expect(x.faults).toMatchObject([{ phase: 'mount', message: 'render failed' }]);
});

test('mount-times-out: the card is shown, and the late mount unmounts itself', async () => {
  const app = mountTimesOut();
  const x = stage(async () => app.lifecycles);
  const mounted = x.mount({});
  await jest.advanceTimersByTimeAsync(timing.mount);
  await mounted;
  expect(x.screen.now).toBe('failed: timeout');
  app.release();
  await settle();
  expect(app.seen.unmounted).toBe(1);
  expect(x.screen.now).toBe('failed: timeout');
});

test('a mount that finishes after the person has left unmounts itself too', async () => {
  const app = mountTimesOut();
  const x = stage(async () => app.lifecycles);
  const mounted = x.mount({});
  await settle();
  x.leave();
  await mounted;
  await x.unmount({});
  app.release();
  await settle();
  expect(app.seen.unmounted).toBe(1);
});

test('returning while the old mount still hangs gets a fresh instance with its own name', async () => {
  const hanging = mountTimesOut();
  const good = plainApp();
  const names: unknown[] = [];
  let loads = 0;
  const x = stage(async () => {
    loads += 1;
    if (loads === 1) return hanging.lifecycles;
    const mount = (props: Record<string, unknown>) => {
      names.push(props.name);
      return (good.lifecycles.mount as (p: object) => unknown)(props);
    };
    return { ...good.lifecycles, mount };
  });
  void x.mount({});
  await settle();
  x.leave();
  await x.unmount({});
  void x.mount({});
  await jest.advanceTimersByTimeAsync(timing.returnGrace);
  expect(slot).toHaveTextContent('plain app');
  expect(names).toEqual(['@edu-app/x#2']);
  hanging.release();
  await settle();
  expect(slot).toHaveTextContent('plain app');
  expect(hanging.seen.unmounted).toBe(1);
});

test('a retry that finishes after the person has left is not shown either', async () => {
  let answer: (lifecycles: object) => void = () => {};
  let loads = 0;
  const x = stage(() => {
    loads += 1;
    if (loads === 1) return Promise.reject(new Error('evaluation failed'));
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  await x.mount({});
  expect(x.screen.now).toBe('failed: evaluation');
  x.screen.retry();
  await settle();
  x.leave();
  await x.unmount({});
  answer(plainApp('late paint').lifecycles);
  await settle();
  expect(slot).toBeEmptyDOMElement();
});

test.each([
  ['nothing at all', {}, 'not-a-module'],
  ['a global script', { default: {}, __useDefault: true }, 'not-a-module'],
  ['no unmount', { mount: async () => {} }, 'missing-lifecycle'],
  ['a mount that is no function', { mount: 1, unmount: async () => {} }, 'missing-lifecycle'],
])('a module that exports %s is reported for that reason', async (_what, namespace, kind) => {
  const x = stage(async () => namespace);
  await x.mount({});
  expect(x.screen.now).toBe(`failed: ${kind}`);
});

test("an app's own timeouts may shorten ours, never lengthen them", async () => {
  const hangingLifecycles = { mount: neverSettles, unmount: async () => {} };
  const shortTimeout = stage(async () => ({
    ...hangingLifecycles,
    timeouts: { mount: { millis: 1_500 } },
  }));
  void shortTimeout.mount({});
  await jest.advanceTimersByTimeAsync(1_500);
  expect(shortTimeout.screen.now).toBe('failed: timeout');

  const longTimeout = stage(async () => ({
    ...hangingLifecycles,
    timeouts: { mount: { millis: 1e9 } },
  }));
  void longTimeout.mount({});
  await jest.advanceTimersByTimeAsync(timing.mount);
  expect(longTimeout.screen.now).toBe('failed: timeout');
});

test('automatic retries keep the card as it is, until the app is loaded', async () => {
  const app = plainApp();
  let healed = false;
  let reload = () => {};
  const load = load404('http://localhost/x.js', () => (healed ? app.lifecycles : null));
  const x = stage(load, {
    retryAutomatically: (_fault, _attempt, retry) => {
      reload = retry;
      return () => {
        reload = () => {};
      };
    },
  });
  await x.mount({});
  reload();
  await settle();
  expect(x.screen.cards).toBe(1);
  healed = true;
  reload();
  await settle();
  expect(slot).toHaveTextContent('plain app');
  expect(x.screen.now).toBe('clear');
});

test('leaving while a fault is investigated shows no card on the next page', async () => {
  let explained: (fault: Fault) => void = () => {};
  const x = stage(
    load404('http://localhost/x.js', () => null),
    {
      explain: () =>
        new Promise((resolve) => {
          explained = resolve;
        }),
    },
  );
  void x.mount({});
  await settle();
  x.leave();
  await x.unmount({});
  explained({ kind: 'http', phase: 'load', module: 'x', address: null, message: '' });
  await settle();
  expect(x.screen.cards).toBe(0);
});

test('an app that fails to load one of its files later is unmounted, and Retry loads all of it again', async () => {
  const app = plainApp('whole');
  const x = stage(async () => app.lifecycles);
  await x.mount({});
  await x.lost(new Error('Error loading http://localhost/page.js (SystemJS Error#3 …)'));
  await settle();
  expect(slot).not.toHaveTextContent('whole');
  expect(app.seen.unmounted).toBe(1);
  expect(x.screen.now).toBe('failed: network');
  expect(x.faults).toMatchObject([{ phase: 'load', address: 'http://localhost/x.js' }]);
  expect(x.renewed).toHaveBeenCalledTimes(1);
  x.screen.retry();
  await settle();
  expect(slot).toHaveTextContent('whole');
});

test.each([
  ['load', neverSettles],
  ['mount', async () => ({ ...plainApp().lifecycles, mount: neverSettles })],
])(
  'one that hangs in %s can be retried by hand, long before its deadline',
  async (_phase, hanging) => {
    let load: () => Promise<unknown> = hanging;
    const x = stage(() => load());
    void x.mount({});
    await settle();
    expect(x.screen.now).toBe('waiting');
    load = async () => plainApp().lifecycles;
    x.screen.retry();
    await settle();
    expect(slot).toHaveTextContent('plain app');
    expect([x.screen.now, x.screen.cards]).toEqual(['clear', 0]);
    expect(x.renewed).toHaveBeenCalled();
    // The deadline of the first attempt has no effect any more.
    await jest.advanceTimersByTimeAsync(timing.load);
    expect(slot).toHaveTextContent('plain app');
    expect(x.faults).toEqual([]);
  },
);

test('a file that fails for an app which is no longer open causes no card', async () => {
  const x = stage(async () => plainApp().lifecycles);
  await x.mount({});
  void x.lost(new Error('SystemJS Error#3'));
  x.leave();
  await x.unmount({});
  await settle();
  expect(x.screen.cards).toBe(0);
  await x.lost(new Error('SystemJS Error#3'));
  expect(x.faults).toEqual([]);
});

describe('while an automatic retry is running', () => {
  const failingLoad = load404('http://localhost/x.js', () => null);
  const hangsInMount = async () => ({ ...plainApp().lifecycles, mount: neverSettles });

  /** A card is shown while an automatic attempt is loading. */
  async function trying(answer: () => Promise<unknown>) {
    let load: () => Promise<unknown> = failingLoad;
    let reload = () => {};
    const renewed = jest.fn();
    const x = stage(() => load(), {
      renew: renewed,
      address: () => `/x.js?retry=${renewed.mock.calls.length}`,
      retryAutomatically: (_fault, _attempt, retry) => {
        reload = retry;
        return () => {};
      },
    });
    await x.mount({});
    load = answer;
    reload();
    await settle();
    return {
      ...x,
      renewed,
      heal: () => {
        load = async () => plainApp().lifecycles;
      },
      fail: () => {
        load = failingLoad;
      },
    };
  }

  test.each([
    ['load', neverSettles],
    ['mount', hangsInMount],
  ])('and hangs in %s, Retry and a new version start again', async (_phase, answer) => {
    const retried = await trying(answer);
    retried.heal();
    retried.screen.retry();
    await settle();
    expect(slot).toHaveTextContent('plain app');
    expect(retried.screen.now).toBe('clear');
    expect(retried.renewed).toHaveBeenCalledTimes(2);
    await retried.unmount({});

    const renewed = await trying(answer);
    renewed.heal();
    renewed.refresh();
    await settle();
    expect(slot).toHaveTextContent('plain app');
    await jest.advanceTimersByTimeAsync(timing.load);
    expect(slot).toHaveTextContent('plain app');
  });

  test('a Retry that fails shows a card with its own button', async () => {
    const x = await trying(neverSettles);
    x.fail();
    x.screen.retry();
    await settle();
    expect([x.screen.now, x.screen.cards]).toEqual(['failed: network', 2]);
  });
});

test.each([
  ['hangs in bootstrap', { bootstrap: neverSettles }],
  ['hangs in mount', { mount: neverSettles }],
  [
    'throws in mount later',
    { mount: () => new Promise((_, reject) => setTimeout(reject, 1_000, new Error('late'))) },
  ],
])('an app that %s after it was left leaves nothing behind', async (_what, part) => {
  const x = stage(async () => ({ ...plainApp().lifecycles, ...part }));
  void x.mount({});
  await settle();
  x.leave();
  await x.unmount({});
  expect(events).not.toContain('discard http://localhost/x.js');
  await jest.advanceTimersByTimeAsync(timing.bootstrap);
  expect(events).toContain('discard http://localhost/x.js');
  expect(x.screen.now).toBe('clear');
});
