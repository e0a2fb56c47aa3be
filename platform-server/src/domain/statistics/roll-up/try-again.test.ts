import pg from 'pg';
import type { Database } from '../../../db/database';
import { retryOnConflict } from './try-again';

function refused(code: string): Error {
  const cause = new pg.DatabaseError('', 0, 'error');
  cause.code = code;
  return new Error('Failed query', { cause });
}

/** A database that fails so often, then succeeds. */
function database(times: number, code: string) {
  const tried = { times: 0 };
  const withSystem: Database['withSystem'] = async (work) => {
    tried.times += 1;
    if (tried.times <= times) throw refused(code);
    return work({} as never);
  };
  return { tried, db: { withSystem } };
}

it.each(['23503', '40P01'])('retries after %s', async (code) => {
  const { tried, db } = database(2, code);
  await expect(retryOnConflict(db, async () => 'counted')).resolves.toBe('counted');
  expect(tried.times).toBe(3);
});

it('gives up after three attempts', async () => {
  const { tried, db } = database(3, '23503');
  await expect(retryOnConflict(db, async () => 'counted')).rejects.toThrow('Failed query');
  expect(tried.times).toBe(3);
});

it('does not retry after other errors', async () => {
  const { tried, db } = database(1, '23505');
  await expect(retryOnConflict(db, async () => 'counted')).rejects.toThrow('Failed query');
  expect(tried.times).toBe(1);
});
