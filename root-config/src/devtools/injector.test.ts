import { context } from '@edu/shared-utility';
import { createInjector } from './injector';

const load = async () => 'module';

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a fault affects only its module, and only while it is set', async () => {
  const injector = createInjector();
  injector.set('x', 'throw');
  await expect(injector.load('x', load)).rejects.toThrow('injected');
  expect(await injector.load('y', load)).toBe('module');
  injector.set('x', null);
  expect(await injector.load('x', load)).toBe('module');
  expect(injector.get('x')).toBeNull();
});

test('a missing module gets the card of a missing one; a hanging one never answers', async () => {
  const injector = createInjector();
  injector.set('x', 'missing');
  await expect(injector.load('x', load)).rejects.toThrow('SystemJS Error#3');
  injector.set('x', 'hang');
  const settled = jest.fn();
  injector.load('x', load).then(settled, settled);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(settled).not.toHaveBeenCalled();
});

test('a slow module loads after ten seconds', async () => {
  const injector = createInjector();
  injector.set('x', 'slow');
  const settled = jest.fn();
  injector.load('x', load).then(settled);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith('module');
});

test('a fault is stored for the tab, over a reload and over log-out, until it is removed', async () => {
  createInjector().set('x', 'throw');
  context.clear();
  const reloaded = createInjector();
  expect(reloaded.all()).toEqual([['x', 'throw']]);
  await expect(reloaded.load('x', load)).rejects.toThrow('injected');
  reloaded.set('x', null);
  expect(createInjector().all()).toEqual([]);
});

test.each(['', '{', 'null', '7', '["x"]', '[["x","other"]]'])(
  'the stored value %j does not block loading',
  async (stored) => {
    window.sessionStorage.setItem('keep:injected-faults', stored);
    expect(await createInjector().load('x', load)).toBe('module');
  },
);
