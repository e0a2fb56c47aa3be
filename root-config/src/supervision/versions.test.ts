import { load404 } from './apps/load-404';
import { plainApp } from './apps/plain';
import type { Fault } from './fault';
import { events, freshStage, neverSettles, settle, slot, stage, timing } from './testing/stage';

freshStage();

test('a version that fails is replaced by an older one automatically', async () => {
  const older = plainApp('older version');
  let pinned = false;
  const load = async () => {
    if (pinned) return older.lifecycles;
    throw new Error('evaluation failed');
  };
  const x = stage(load, {
    fallBack: async () => {
      pinned = true;
      return true;
    },
  });
  await x.mount({});
  await settle();
  expect(slot).toHaveTextContent('older version');
  expect(x.screen.cards).toBe(0);
  expect(x.faults).toMatchObject([{ kind: 'evaluation' }]);
});

test('a new version replaces the mounted one on request, and an unmounted one silently', async () => {
  let version = plainApp('version 1');
  const first = version;
  const x = stage(async () => version.lifecycles);
  await x.mount({});
  version = plainApp('version 2');
  x.refresh();
  expect(slot).toHaveTextContent('version 1');
  await x.update();
  await settle();
  expect(slot).toHaveTextContent('version 2');
  expect(slot).not.toHaveTextContent('version 1');
  expect(first.seen.unmounted).toBe(1);

  await x.unmount({});
  version = plainApp('version 3');
  x.refresh();
  await x.mount({});
  expect(slot).toHaveTextContent('version 3');
  expect(jest.getTimerCount()).toBe(0);
});

test('a replacement is complete when the new version is shown', async () => {
  const x = stage(async () => plainApp().lifecycles);
  await x.mount({});
  let isSwapped = false;
  x.update().then(() => {
    isSwapped = true;
  });
  await Promise.resolve();
  expect(isSwapped).toBe(false);
  await settle();
  expect(isSwapped).toBe(true);
  expect(slot).toHaveTextContent('plain app');
});

test('leaving in the middle of a replacement shows neither version again', async () => {
  const slow = { ...plainApp('version 1').lifecycles, unmount: () => new Promise<void>(() => {}) };
  const x = stage(async () => slow);
  await x.mount({});
  void x.update();
  x.leave();
  await x.unmount({});
  await jest.advanceTimersByTimeAsync(timing.unmount + timing.leaveGrace);
  expect(slot).toBeEmptyDOMElement();
});

test('a recovery card tries a new version as soon as there is one', async () => {
  const app = plainApp();
  let healed = false;
  const x = stage(load404('http://localhost/x.js', () => (healed ? app.lifecycles : null)));
  await x.mount({});
  healed = true;
  x.refresh();
  await settle();
  expect(slot).toHaveTextContent('plain app');
});

/** A broken published version, an older one that cannot be loaded, and the faults that retries are about. */
function bothBroken(fallBack: (line: { pinned: boolean | null }) => boolean) {
  const about: Fault[] = [];
  const line: { pinned: boolean | null } = { pinned: null };
  const load = () =>
    line.pinned
      ? load404('/x-1.js', () => null)()
      : Promise.reject(new Error('the published one is broken'));
  const x = stage(load, {
    address: () => (line.pinned ? '/x-1.js' : '/x-2.js'),
    fallBack: async () => fallBack(line),
    retryAutomatically: (fault) => {
      about.push(fault);
      return () => {};
    },
  });
  return { ...x, about };
}

test('if the older version fails as well, the card and its retries are about the first fault', async () => {
  const x = bothBroken((line) => {
    line.pinned = line.pinned === null;
    return line.pinned;
  });
  await x.mount({});
  await settle();
  expect(x.faults).toMatchObject([{ kind: 'evaluation' }, { kind: 'network' }]);
  expect([x.screen.now, x.screen.cards]).toEqual(['failed: evaluation', 1]);
  expect(x.about).toMatchObject([{ kind: 'evaluation' }]);
});

test('as long as the older version is the one to retry, its own fault decides when', async () => {
  const x = bothBroken((line) => {
    const hasOlderVersion = !line.pinned;
    line.pinned = true;
    return hasOlderVersion;
  });
  await x.mount({});
  await settle();
  expect(x.screen.now).toBe('failed: evaluation');
  expect(x.about).toMatchObject([{ kind: 'network' }]);
});

describe('a version that arrives before the older one is mounted', () => {
  /** A module whose address in the map can change, with the response of each address. */
  function published(answers: Record<string, () => Promise<unknown>>) {
    const line = { now: '/x-1.js' };
    const onWorking = jest.fn();
    const fallBack = jest.fn(async () => false);
    const load = () => answers[line.now]?.() ?? neverSettles();
    const x = stage(load, { address: () => line.now, onWorking, fallBack });
    return { ...x, onWorking, fallBack, line };
  }
  const second = () => Promise.resolve(plainApp('version 2').lifecycles);

  test('replaces it while it loads, and late events of the older one are ignored', async () => {
    let arrive: (lifecycles: object) => void = () => {};
    const first = () => new Promise((resolve) => (arrive = resolve));
    const x = published({ '/x-1.js': first, '/x-2.js': second });
    const ask = jest.fn();
    void x.mount({});
    await settle();
    x.line.now = '/x-2.js';
    x.refresh(ask);
    await settle();
    expect(slot).toHaveTextContent('version 2');
    expect(x.onWorking.mock.calls).toEqual([['/x-2.js']]);
    arrive(plainApp('version 1').lifecycles);
    await settle();
    expect(events).toContain('discard /x-1.js');
    expect(slot).toHaveTextContent('version 2');
    expect(ask).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('causes a question once the older one is mounted, since only that one is known to work', async () => {
    let finishMount = () => {};
    const lifecycles = {
      ...plainApp().lifecycles,
      mount: (props: Record<string, unknown>) =>
        new Promise<void>((resolve) => {
          finishMount = () => {
            (props.domElement as HTMLElement).append('version 1');
            resolve();
          };
        }),
    };
    const x = published({ '/x-1.js': async () => lifecycles, '/x-2.js': second });
    const ask = jest.fn();
    void x.mount({});
    await settle();
    x.line.now = '/x-2.js';
    x.refresh(ask);
    await settle();
    expect(ask).not.toHaveBeenCalled();
    finishMount();
    await settle();
    expect(slot).toHaveTextContent('version 1');
    expect(ask).toHaveBeenCalledTimes(1);
    expect(x.onWorking.mock.calls).toEqual([['/x-1.js']]);
    await x.unmount({});
    await x.mount({});
    expect(slot).toHaveTextContent('version 2');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is tried when the older one fails, before any other older one', async () => {
    let fail: (reason: Error) => void = () => {};
    const lifecycles = {
      ...plainApp().lifecycles,
      mount: () => new Promise<void>((_, reject) => (fail = reject)),
    };
    const x = published({ '/x-1.js': async () => lifecycles, '/x-2.js': second });
    void x.mount({});
    await settle();
    x.line.now = '/x-2.js';
    x.refresh();
    fail(new Error('version 1 is broken'));
    await settle();
    expect(slot).toHaveTextContent('version 2');
    expect(x.fallBack).not.toHaveBeenCalled();
    expect(x.faults).toMatchObject([{ address: '/x-1.js', message: 'version 1 is broken' }]);
  });
});

test('a version that arrives while the older one is tried is reported only for its own fault', async () => {
  let address = '/x-2.js';
  const load = () => {
    if (address === '/x-1.js') return neverSettles();
    if (address === '/x-3.js') return load404(address, () => null)();
    return Promise.reject(new Error('the published one is broken'));
  };
  const x = stage(load, {
    address: () => address,
    fallBack: async () => {
      const hasOlderVersion = address === '/x-2.js';
      if (hasOlderVersion) address = '/x-1.js';
      return hasOlderVersion;
    },
  });
  void x.mount({});
  await settle();
  address = '/x-3.js';
  x.refresh();
  await settle();
  expect([x.screen.now, x.screen.cards]).toEqual(['failed: network', 1]);
});

test('an error of a version while it unmounts is reported for that version, not for the next', async () => {
  let address = '/x-1.js';
  const unmount = () => {
    throw new Error('unmount failed');
  };
  const x = stage(async () => ({ ...plainApp().lifecycles, unmount }), { address: () => address });
  await x.mount({});
  address = '/x-2.js';
  x.refresh();
  await x.unmount({});
  expect(x.faults).toMatchObject([{ phase: 'unmount', address: '/x-1.js' }]);
});
