import { withViewTransition } from './view-transition';

/** Mimics browsers: the update runs asynchronously, and a skipped transition rejects. */
function givenTransitions() {
  const seen: string[] = [];
  const startViewTransition = (update: () => Promise<void>) => {
    const updateCallbackDone = Promise.resolve().then(async () => {
      seen.push('held');
      await update();
      seen.push('shown');
    });
    let skip: () => void = () => {};
    const ready = new Promise<void>((_, reject) => {
      skip = () => {
        seen.push('skipped');
        reject(new DOMException('Skipped', 'AbortError'));
      };
    });
    return {
      updateCallbackDone,
      ready,
      finished: updateCallbackDone,
      skipTransition: () => skip(),
    };
  };
  Object.assign(document, { startViewTransition });
  return seen;
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  jest.useRealTimers();
});

test('the old page is frozen until the change is made, and no animation follows', async () => {
  const seen = givenTransitions();
  await withViewTransition(async () => {
    await Promise.resolve();
    seen.push('changed');
  });
  expect(seen).toEqual(['held', 'changed', 'shown', 'skipped']);
});

test('a change that takes long is shown as it happens, and awaited', async () => {
  jest.useFakeTimers();
  const seen = givenTransitions();
  let finish: () => void = () => {};
  const pending = withViewTransition(() => new Promise<void>((done) => (finish = done))).then(() =>
    seen.push('over'),
  );
  await jest.advanceTimersByTimeAsync(299);
  expect(seen).toEqual(['held']);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(['held', 'shown', 'skipped']);
  finish();
  await pending;
  expect(seen).toContain('over');
});

test('a browser without view transitions makes the change at once', async () => {
  const changed = jest.fn(async () => {});
  await withViewTransition(changed);
  expect(changed).toHaveBeenCalledTimes(1);
});
