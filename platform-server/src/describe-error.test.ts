import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { DatabaseUnavailableError, rethrowUnavailable } from './db/unavailable';
import { describeError, reasonOf } from './describe-error';

const secret = '13900000001';

/** An error of drizzle, whose message contains the statement and parameters, with PostgreSQL's as its cause. */
function refused(code: string): DrizzleQueryError {
  const cause = Object.assign(new pg.DatabaseError(`Key (phone)=(${secret})`, 1, 'error'), {
    code,
  });
  return new DrizzleQueryError('UPDATE account SET phone = $1', [`${secret}\n    at once`], cause);
}

function away(): Error {
  const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const failed = new DrizzleQueryError('SELECT 1 WHERE phone = $1', [secret], lost);
  try {
    return rethrowUnavailable(failed);
  } catch (error) {
    return error as Error;
  }
}

it.each([
  ['a refused statement', refused('23505'), 'the database refused a statement (23505)'],
  ['a database that is unreachable', away(), 'the database is away (ECONNREFUSED)'],
  ['an error of a provider', new Error('Mailbox full'), 'Mailbox full'],
])('gives the reason why background work failed: %s', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

it('keeps type, code and cause for the log, but neither statement nor parameters', () => {
  const described = describeError(refused('23505'));
  expect(described).toMatchObject({ code: '23505', message: '', cause: { code: '23505' } });
  expect(JSON.stringify(described)).not.toMatch(/13900000001|UPDATE|at once/);
  expect(describeError(away())).toMatchObject({
    type: DatabaseUnavailableError.name,
    message: 'the database is away (ECONNREFUSED)',
  });
});
