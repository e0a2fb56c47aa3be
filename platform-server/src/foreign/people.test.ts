// also on PostgreSQL: concurrent log-ins write the same rows
import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { type FakePlatform, person, refusal, startFakePlatform } from '../testing/fake-platform';
import { serverFixture } from '../testing/server-fixture';
import { createForeignPeople, type ForeignOptions, type ForeignPeople } from './people';

const server = serverFixture();
let platform: FakePlatform;
let people: ForeignPeople;
const log = { error: jest.fn() };
const seen = { ip: '203.0.113.9', userAgent: 'Firefox/1' };

const peopleOf = (url: string, overrides: Partial<ForeignOptions> = {}): ForeignPeople =>
  createForeignPeople(server.db, server.services.login.codes.secret, {
    url,
    ...overrides,
    operators: ['op', 'shared'],
    sharedAccounts: ['shared'],
  });
const personOf = (token: string, from = seen) => people.personOf(token, from, log as never);
const refusedWith = (code: number) => ({ code });
const stored = () =>
  server.db.executeAsSystem<{ user_id: string }>(sql`SELECT user_id FROM foreign_session`);
const age = () =>
  server.db.executeAsSystem(
    sql`UPDATE foreign_session SET checked_at = now() - interval '61 seconds'`,
  );

beforeEach(async () => {
  platform = await startFakePlatform();
  platform.answer = ({ token }) =>
    token.startsWith('of-') ? person(token.slice(3)) : refusal(10000);
  people = peopleOf(platform.url);
  log.error.mockClear();
  await server.db.executeAsSystem(sql`DELETE FROM foreign_session`);
});
afterEach(() => platform.close());

describe('the request to the platform about a token', () => {
  it('is made once for concurrent calls, and not again within a minute', async () => {
    const persons = await Promise.all(Array.from({ length: 20 }, () => personOf('of-u1')));
    await personOf('of-u1');
    expect(new Set(persons.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(platform.received).toHaveLength(1);
    await age();
    await Promise.all([personOf('of-u1'), personOf('of-u1')]);
    expect(platform.received).toHaveLength(2);
  });

  it('has its refusal cached for a while, for both flows', async () => {
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(personOf('junk')).rejects.toMatchObject(refusedWith(errorCodes.notLoggedIn));
    }
    expect(platform.received).toHaveLength(2);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['a space', 'with a space'],
    ['a tab', 'a\tb'],
    ['letters outside of ASCII', '令牌'],
    ['too many characters', 'x'.repeat(4097)],
  ])('is not made for a token with %s, which no platform issues', async (_, token) => {
    await expect(personOf(token)).rejects.toMatchObject(refusedWith(errorCodes.notLoggedIn));
    expect(platform.received).toEqual([]);
  });

  it('is refused to a network that tries too many unknown tokens, not to others', async () => {
    people = peopleOf(platform.url, { unknownTokens: { burst: 2, perSecond: 0.001 } });
    const known = await personOf('of-u1');
    await expect(personOf('junk-1')).rejects.toMatchObject(refusedWith(errorCodes.notLoggedIn));
    await expect(personOf('junk-2')).rejects.toMatchObject({
      code: errorCodes.tooManyRequests,
      options: { status: 429, headers: { 'retry-after': expect.any(String) } },
    });
    expect((await personOf('of-u2', { ...seen, ip: '203.0.113.10' })).userId).toBe('u2');
    await age();
    // a known person is not subject to the limit
    expect((await personOf('of-u1')).sessionId).toBe(known.sessionId);
  });

  it('times out if the platform hangs', async () => {
    let release = () => {};
    const pending = new Promise<void>((done) => {
      release = done;
    });
    const full = new Promise<void>((done) => {
      platform.answer = async ({ token }) => {
        if (platform.received.length === 50) done();
        await pending;
        return person(token);
      };
    });
    people = peopleOf(platform.url, { timeout: 60_000 });
    const waiting = Array.from({ length: 50 }, (_, index) => personOf(`t${index}`));
    await full;
    await expect(personOf('one-too-many')).rejects.toMatchObject({
      code: errorCodes.unavailable,
      options: { status: 503, headers: { 'retry-after': '5' } },
    });
    release();
    expect(await Promise.all(waiting)).toHaveLength(50);
    expect((await personOf('one-too-many')).userId).toBe('one-too-many');
  });
});

describe('while the platform does not answer', () => {
  it('calls get 503 with Retry-After, and a log line without the token', async () => {
    people = peopleOf(platform.url, { timeout: 50 });
    platform.answer = () => null;
    await expect(personOf('of-u1')).rejects.toMatchObject({
      code: errorCodes.unavailable,
      options: { status: 503, headers: { 'retry-after': '5' } },
    });
    expect(log.error.mock.calls).toEqual([
      [
        { reason: 'it does not answer in time' },
        'the platform of PLATFORM_API_URL cannot be asked',
      ],
    ]);
    expect(await stored()).toEqual([]);
  });

  it('people known a moment ago stay logged in, later they get 503, and then are served again', async () => {
    const { sessionId } = await personOf('of-u1');
    const answers = platform.answer;
    platform.answer = () => refusal(50000, 500);
    expect((await personOf('of-u1')).sessionId).toBe(sessionId);
    await age();
    await expect(personOf('of-u1')).rejects.toMatchObject(refusedWith(errorCodes.unavailable));
    platform.answer = answers;
    expect((await personOf('of-u1')).sessionId).toBe(sessionId);
  });

  it('no log-in is ended, and the call reports that', async () => {
    const [ownPerson, otherPerson] = await Promise.all([personOf('of-u1'), personOf('of-u2')]);
    await server.db.executeAsSystem(sql`UPDATE foreign_session SET user_id = 'u1'`);
    platform.answer = () => refusal(50000);
    for (const work of [
      people.end(ownPerson, otherPerson.sessionId, log as never),
      people.endOthers(ownPerson, log as never),
    ]) {
      await expect(work).rejects.toMatchObject(refusedWith(errorCodes.unavailable));
    }
    expect(await stored()).toHaveLength(2);
  });
});

describe('the owner of a token', () => {
  it('is the one that its platform reports: equal ids on other platforms are other people', async () => {
    const ownPerson = await personOf('of-u1');
    const otherPlatform = await startFakePlatform();
    otherPlatform.answer = ({ token }) => (token === 'of-other' ? person('u1') : refusal(10000));
    const otherPlatformPeople = peopleOf(otherPlatform.url);
    const otherPersonOf = (token: string) =>
      otherPlatformPeople.personOf(token, seen, log as never);
    await expect(otherPersonOf('of-u1')).rejects.toMatchObject(refusedWith(errorCodes.notLoggedIn));
    const equalIdPerson = await otherPersonOf('of-other');
    expect(await otherPlatformPeople.sessionsOf(equalIdPerson, log as never)).toHaveLength(1);
    await expect(
      otherPlatformPeople.end(equalIdPerson, ownPerson.sessionId, log as never),
    ).rejects.toMatchObject(refusedWith(errorCodes.notFound));
    await otherPlatform.close();
  });

  it('may become somebody else, so that the former owner no longer has it', async () => {
    const personBefore = await personOf('of-u1');
    await age();
    platform.answer = () => person('u2');
    expect((await personOf('of-u1')).userId).toBe('u2');
    expect(await people.sessionsOf(personBefore, log as never)).toEqual([]);
  });

  it('is nobody if the session was ended during the request to the platform', async () => {
    await personOf('of-u1');
    await age();
    platform.answer = async () => {
      await server.db.executeAsSystem(sql`DELETE FROM foreign_session`);
      return person('u1');
    };
    await expect(personOf('of-u1')).rejects.toMatchObject(refusedWith(errorCodes.sessionExpired));
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['u1', []],
    ['op', ['platform.modules']],
    // Otherwise everybody with the shared account could read it.
    ['shared', []],
  ])('%s may read %j', async (userId, permissions) => {
    expect([...(await personOf(`of-${userId}`)).permissions]).toEqual(permissions);
  });
});
