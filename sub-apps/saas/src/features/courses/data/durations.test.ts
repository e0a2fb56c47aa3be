import { formatDuration } from './durations';

test.each([
  [0, '–'],
  [0.4, '1秒'],
  [24, '24秒'],
  [60, '1分钟'],
  [7199, '120分钟'],
  [9000, '2.5小时'],
])('%s seconds of learning are shown as %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words);
});
