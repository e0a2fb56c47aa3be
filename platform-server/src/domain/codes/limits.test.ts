import { phrase } from '../../phrases';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { countHit, tooManyError, uncountHit } from './limits';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

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

describe('an uncounted hit', () => {
  const count = (bucket: string, seconds = 60) =>
    countHit(database.db, bucket, { max: 9, seconds });

  it('is no longer counted in its bucket, and still in all others', async () => {
    const { until } = await count('uncounted');
    await count('uncounted');
    await count('other');
    await uncountHit(database.db, 'uncounted', until);
    expect((await count('uncounted')).hits).toBe(2);
    expect((await count('other')).hits).toBe(2);
  });

  it('changes nothing once its counting window has ended', async () => {
    const { until } = await count('ended', 0);
    await count('ended');
    await uncountHit(database.db, 'ended', until);
    expect((await count('ended')).hits).toBe(2);
  });

  it('never makes a count negative', async () => {
    const { until } = await count('twice');
    await uncountHit(database.db, 'twice', until);
    await uncountHit(database.db, 'twice', until);
    expect((await count('twice')).hits).toBe(1);
  });
});
