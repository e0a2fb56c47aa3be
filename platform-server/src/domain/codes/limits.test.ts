import { phrase } from '../../phrases';
import { tooManyError } from './limits';

it.each([
  [0, '操作过于频繁，请1秒后再试'],
  [90, '操作过于频繁，请90秒后再试'],
  [91, '操作过于频繁，请2分钟后再试'],
  [5400, '操作过于频繁，请90分钟后再试'],
  [5401, '操作过于频繁，请2小时后再试'],
])('a wait of %i seconds is given in a suitable unit', (seconds, words) => {
  const { options } = tooManyError(seconds);
  expect(options.phrase && phrase('zh-CN', options.phrase, options.values)).toBe(words);
  const wait = Math.max(1, seconds);
  expect(options).toMatchObject({
    status: 429,
    headers: { 'retry-after': String(wait) },
    data: { retryAfter: wait },
  });
});
