import { lastNavigation, lastTime, spansOf } from './spans';

const entry = (at: number, event: string, module = '@edu-app/saas') => ({ at, module, event });

test('events become spans; what is still running has no end yet', () => {
  const spans = spansOf([entry(0, 'load'), entry(80, 'bootstrap'), entry(90, 'mount')]);
  expect(spans.map(({ phase, from, to }) => [phase, from, to])).toEqual([
    ['load', 0, 80],
    ['bootstrap', 80, 90],
    ['mount', 90, null],
  ]);
  expect(lastTime(spans, '@edu-app/saas', 'load')).toBe(80);
  expect(lastTime(spans, '@edu-app/saas', 'mount')).toBeNull();
  expect(lastTime(spans, '@edu-app/wx', 'load')).toBeNull();
});

test('a failure ends a running span, and counts as no time', () => {
  const spans = spansOf([entry(0, 'load'), entry(50, 'failed: http 404 in load')]);
  expect(spans).toEqual([
    {
      module: '@edu-app/saas',
      phase: 'load',
      from: 0,
      to: 50,
      failed: 'failed: http 404 in load',
    },
  ]);
  expect(lastTime(spans, '@edu-app/saas', 'load')).toBeNull();
});

test('a late end of an unmount does not end the visit after it', () => {
  const spans = spansOf([entry(0, 'unmount'), entry(10, 'load'), entry(20, 'unmounted')]);
  expect(spans.map(({ phase, to }) => [phase, to])).toEqual([
    ['unmount', 10],
    ['load', null],
  ]);
});

test('a span ends when the person leaves', () => {
  expect(spansOf([entry(0, 'load'), entry(5, 'left')])[0]).toMatchObject({ to: 5, failed: null });
});

test('the last navigation begins with the unmount that it caused', () => {
  const first = [entry(5, 'load'), entry(9, 'mounted')];
  expect(lastNavigation([])).toBe(0);
  expect(lastNavigation(first)).toBe(0);
  const removed = [...first, entry(70, 'unmount'), entry(72, 'unmounted'), entry(73, 'load', 'b')];
  expect(lastNavigation([...removed, entry(90, 'mounted', 'b')])).toBe(70);
});
