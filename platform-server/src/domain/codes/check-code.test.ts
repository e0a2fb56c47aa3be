import crypto from 'node:crypto';
import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../../seed/seed-id';
import {
  logInRequest as first,
  forgetCodes,
  looseLimitsPolicy as policy,
  sentCode,
} from '../../testing/sent-codes';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import type { CodeRequest } from './code-policy';
import { requireCode, restoreCode, tryCode, wasUsed } from './codes';
import { codeRefused } from './refused-code';
import { sendCode } from './send-code';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => forgetCodes(database.db));

const others: [string, CodeRequest][] = [
  ['another purpose', { ...first, purpose: 'reset' }],
  ['another tenant', { ...first, tenantId: seedId('tenant:horizon') }],
  ['another number', { ...first, recipient: { kind: 'phone', value: '13900000002' } }],
];

const send = (request = first) => sentCode(database.db, request);
const check = (code: string, request = first) => tryCode(database.db, policy, request, code);
const used = (code: string, request = first) => wasUsed(database.db, policy, request, code);
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const expire = () => database.db.executeAsSystem(sql`UPDATE auth_code SET expires_at = now()`);

it('a code becomes invalid after five wrong guesses', async () => {
  const code = await send();
  for (const status of ['wrong', 'wrong', 'wrong', 'wrong', 'dead', 'dead']) {
    expect(await check(wrong(code))).toBe(status);
  }
  expect(await check(code)).toBe('dead');
});

it('a code can be used once, and not after its expiry', async () => {
  const code = await send();
  expect(await check(code)).toBe('right');
  expect(await check(code)).toBe('dead');
  const lateReply = await send();
  await expire();
  expect(await check(lateReply)).toBe('dead');
});

it('a guessed code is refused if it only seemed to be sent', async () => {
  jest.spyOn(crypto, 'randomInt').mockImplementation(() => 123456);
  await sendCode(database.db, policy, { ...first, isDecoy: true });
  expect(await check('123456')).toBe('wrong');
  await send();
  expect(await check('123456')).toBe('right');
});

it.each(others)('guesses for %s count only there', async (_, otherRequest) => {
  const code = await send();
  await send(otherRequest);
  for (let guess = 0; guess < 6; guess += 1) await check(wrong(code), otherRequest);
  expect(await check(code, otherRequest)).toBe('dead');
  expect(await check(code)).toBe('right');
});

it('a refused code comes with whether it can still be entered', async () => {
  const code = await send();
  const refused = async () => {
    const error = await requireCode(database.db, policy, first, wrong(code)).catch((e) => e);
    return [error.code, error.options.data.isAlive, error.options.phrase];
  };
  const stillValid = [errorCodes.codeRefused, true, 'code.wrong'];
  for (let guess = 1; guess < 5; guess += 1) expect(await refused()).toEqual(stillValid);
  expect(await refused()).toEqual([errorCodes.codeRefused, false, 'error.codeRefused']);
});

it('a refusal that names no state says that the code cannot be entered any more', () => {
  expect(codeRefused().options).toMatchObject({
    data: { isAlive: false },
    phrase: 'error.codeRefused',
  });
});

describe('a used code', () => {
  it('is recognised only from its right digits, after its use and before its expiry', async () => {
    const code = await send();
    expect(await used(code)).toBe(false);
    await check(code);
    expect(await used(wrong(code))).toBe(false);
    expect(await used(code)).toBe(true);
    await expire();
    expect(await used(code)).toBe(false);
  });

  it('cannot be guessed: at most five guesses are checked', async () => {
    const code = await send();
    await check(code);
    for (let guess = 1; guess < 5; guess += 1) expect(await used(wrong(code))).toBe(false);
    expect(await used(code)).toBe(false);
  });

  it.each(others)('does not count as used for %s', async (_, otherRequest) => {
    const code = await send();
    const otherCode = await send(otherRequest);
    await check(code);
    expect(await used(code, otherRequest)).toBe(false);
    expect(await used(otherCode)).toBe(false);
    expect(await used(code)).toBe(true);
  });

  it('is not recognised any more once a later code was sent', async () => {
    const code = await send();
    await check(code);
    await send();
    expect(await used(code)).toBe(false);
  });
});

describe('a restored code', () => {
  it('can be used once more', async () => {
    const code = await send();
    await check(code);
    await restoreCode(database.db, policy, first, code);
    expect(await check(code)).toBe('right');
  });

  it('stays used if the code was wrong or has expired', async () => {
    const code = await send();
    await check(code);
    await restoreCode(database.db, policy, first, wrong(code));
    expect(await check(code)).toBe('dead');
    await expire();
    await restoreCode(database.db, policy, first, code);
    await database.db.executeAsSystem(
      sql`UPDATE auth_code SET expires_at = now() + interval '1 minute'`,
    );
    expect(await check(code)).toBe('dead');
  });

  it.each(others)('leaves the used code for %s unchanged', async (_, otherRequest) => {
    const code = await send();
    const otherCode = await send(otherRequest);
    await check(code);
    await check(otherCode, otherRequest);
    await restoreCode(database.db, policy, first, code);
    expect(await check(otherCode, otherRequest)).toBe('dead');
    expect(await check(code)).toBe('right');
  });
});
