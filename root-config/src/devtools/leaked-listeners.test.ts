import type { RecordedListener } from '../side-effects/listeners';
import { countLeakedListeners } from './leaked-listeners';

const noted = (listener: () => void, rest: Partial<RecordedListener> = {}): RecordedListener => ({
  target: window,
  type: 'resize',
  listener: new WeakRef(listener),
  options: undefined,
  ...rest,
});
const [first, other] = [() => {}, () => {}];

test('each listener is counted once at each place', () => {
  const sameListener = noted(first, { options: { passive: true } });
  const elsewhere = [{ target: document }, { type: 'scroll' }, { options: true }];
  const rest = elsewhere.map((listenerKey) => noted(first, listenerKey));
  expect(countLeakedListeners([noted(first), sameListener, noted(other), ...rest])).toBe(5);
});

test('listeners that end by themselves are not counted', () => {
  const { signal } = new AbortController();
  const passing = [
    noted(first, { options: { once: true } }),
    noted(other, { options: { signal } }),
  ];
  expect(countLeakedListeners(passing)).toBe(0);
});
