import type { RecordedListener } from '../side-effects/listeners';
import { countLeakedListeners } from './leaked-listeners';

const recorded = (
  listener: () => void,
  rest: Partial<RecordedListener> = {},
): RecordedListener => ({
  target: window,
  type: 'resize',
  listener: new WeakRef(listener),
  options: undefined,
  ...rest,
});
const [first, other] = [() => {}, () => {}];

test('each listener is counted once at each place', () => {
  const sameListener = recorded(first, { options: { passive: true } });
  const elsewhere = [{ target: document }, { type: 'scroll' }, { options: true }];
  const rest = elsewhere.map((listenerKey) => recorded(first, listenerKey));
  expect(countLeakedListeners([recorded(first), sameListener, recorded(other), ...rest])).toBe(5);
});

test('listeners that end by themselves are not counted', () => {
  const { signal } = new AbortController();
  const passing = [
    recorded(first, { options: { once: true } }),
    recorded(other, { options: { signal } }),
  ];
  expect(countLeakedListeners(passing)).toBe(0);
});
