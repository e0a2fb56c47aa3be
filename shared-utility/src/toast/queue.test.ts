import { on, type Toast } from '../events';
import { resetToasts, toast } from '.';

let log: [time: number, what: string][];
let stopFunctions: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  log = [];
  const names = new Map<number, string>();
  stopFunctions = [
    on('toast:show', (shown: Toast) => {
      names.set(shown.id, shown.message);
      log.push([Date.now(), `+${shown.message}`]);
    }),
    on('toast:hide', ({ id }) => log.push([Date.now(), `-${names.get(id)}`])),
  ];
});
afterEach(() => {
  for (const stop of stopFunctions) stop();
  resetToasts();
  jest.useRealTimers();
});

test('each toast stays 2000 ms and they start 2500 ms apart', () => {
  toast.error('a');
  toast.success('b');
  toast.info('c');
  jest.advanceTimersByTime(10_000);
  expect(log).toEqual([
    [0, '+a'],
    [2000, '-a'],
    [2500, '+b'],
    [4500, '-b'],
    [5000, '+c'],
    [7000, '-c'],
  ]);
});

test('the same text is not queued while it is shown or waiting, and can be shown again afterwards', () => {
  toast.error('a');
  toast.error('b');
  toast.error('a');
  toast.warning('b');
  jest.advanceTimersByTime(10_000);
  expect(log.filter(([, what]) => what.startsWith('+'))).toHaveLength(2);
  toast.error('a');
  expect(log.at(-1)).toEqual([10_000, '+a']);
});

test('a toast within the gap after the last one waits for the rest of the gap', () => {
  toast.error('a');
  jest.advanceTimersByTime(2200);
  toast.error('b');
  jest.advanceTimersByTime(299);
  expect(log.at(-1)).toEqual([2000, '-a']);
  jest.advanceTimersByTime(1);
  expect(log.at(-1)).toEqual([2500, '+b']);
});

test('empty text shows nothing', () => {
  toast.error('  ');
  jest.advanceTimersByTime(100);
  expect(log).toEqual([]);
});

test('removed toasts leave no gap: the next toasts keep their own', () => {
  toast.info('a');
  toast.info('b');
  jest.advanceTimersByTime(1_000);
  resetToasts();
  log.length = 0;
  toast.info('c');
  toast.info('d');
  jest.advanceTimersByTime(4_000);
  expect(log.filter(([, what]) => what.startsWith('+'))).toEqual([
    [1_000, '+c'],
    [3_500, '+d'],
  ]);
});
