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
  const attempts = { times: 0 };
  const withSystem: Database['withSystem'] = async (work) => {
    attempts.times += 1;
    if (attempts.times <= times) throw refused(code);
    return work({} as never);
  };
  return { attempts, db: { withSystem } };
}

it.each(['23503', '40P01'])('retries after %s', async (code) => {
  const { attempts, db } = database(2, code);
  await expect(retryOnConflict(db, async () => 'counted')).resolves.toBe('counted');
  expect(attempts.times).toBe(3);
});

it('gives up after three attempts', async () => {
  const { attempts, db } = database(3, '23503');
  await expect(retryOnConflict(db, async () => 'counted')).rejects.toThrow('Failed query');
  expect(attempts.times).toBe(3);
});

it('does not retry after other errors', async () => {
  const { attempts, db } = database(1, '23505');
  await expect(retryOnConflict(db, async () => 'counted')).rejects.toThrow('Failed query');
  expect(attempts.times).toBe(1);
});
