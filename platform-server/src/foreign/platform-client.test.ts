import type { EnvelopeForm } from '@edu/shared-utility/contract';
import {
  type FakeAnswer,
  type FakePlatform,
  person,
  refusal,
  startFakePlatform,
} from '../testing/fake-platform';
import { PlatformError } from './platform-answer';
import { endForeignSession, fetchForeignUser } from './platform-client';

let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
});
beforeEach(() => {
  platform.received.length = 0;
});
afterAll(() => platform.close());

const OLD = '/usercenter/v1/account/getUserInfo';
const NEW = '/usercenter/v2/t-b/user/getUserInfo';
const token = 'token-of-somebody';
const paths = () => platform.received.map(({ path }) => path);
const sendRequest = (answer: FakeAnswer | null, form?: EnvelopeForm) => {
  platform.answer = () => answer;
  // a short timeout where the platform stays silent, a long one where it answers on a busy machine
  return fetchForeignUser({ url: platform.url, form, timeout: answer ? 10_000 : 50 }, token, null);
};

describe('the client of a platform that answers', () => {
  it('gets the user with one request, with the headers of the contract', async () => {
    expect(await sendRequest(person('u1', 1))).toEqual({
      userId: 'u1',
      isVerified: true,
      flow: 'old',
    });
    expect(paths()).toEqual([OLD]);
    expect(platform.received[0]?.headers).toMatchObject({
      token,
      channel: '1',
      'source-host': 'admin',
    });
  });

  it('tries the other flow if the first one does not know the person or the call', async () => {
    for (const first of [refusal(10000), refusal(50100), { status: 404, body: '<html>' }]) {
      platform.received.length = 0;
      platform.answer = ({ path }) => (path === NEW ? person('u2') : first);
      expect(await fetchForeignUser({ url: platform.url }, token, null)).toEqual({
        userId: 'u2',
        isVerified: false,
        flow: 'new',
      });
      expect(paths()).toEqual([OLD, NEW]);
    }
  });

  it('tries only the flow of a known session', async () => {
    platform.answer = () => refusal(303);
    expect(await fetchForeignUser({ url: platform.url }, token, 'new')).toBeNull();
    expect(paths()).toEqual([NEW]);
  });

  it.each([
    refusal(10000),
    refusal(303),
    refusal(40300),
    refusal(40002, 403),
    { status: 401, body: 'Unauthorized' },
  ])('treats %j as a refused token', async (answer) => {
    expect(await sendRequest(answer)).toBeNull();
  });

  it('reads the envelope in the configured form', async () => {
    const form = { code: 'status', data: 'result', success: ['00000'], sessionEnded: ['A0230'] };
    const said = { body: { status: '00000', result: { userId: 'u3', idAuthStatus: 1 } } };
    expect(await sendRequest(said, form)).toMatchObject({ userId: 'u3', isVerified: true });
    expect(await sendRequest({ body: { status: 'A0230' } }, form)).toBeNull();
    await expect(sendRequest(said)).rejects.toThrow(PlatformError);
    await expect(sendRequest(person('u3'), form)).rejects.toThrow(PlatformError);
  });
});

describe('a platform that answers wrongly, hangs or is unreachable', () => {
  it.each<[string, FakeAnswer | null]>([
    ['never', null],
    ['a page', { body: '<!doctype html><title>Log in</title>' }],
    ['an empty body', { body: '' }],
    ['a redirect', { status: 302, headers: { location: '/elsewhere' }, body: '' }],
    ['an internal error', refusal(50000, 500)],
    ['an envelope with an error', refusal(50000)],
    ['an envelope with an HTTP status as code', refusal(500)],
    ['too many requests', refusal(42900, 429)],
    ['maintenance', { status: 503, body: 'later' }],
    ['a page with status 403', { status: 403, body: '<html>' }],
    ['a success with the wrong status', { ...person('u1'), status: 400 }],
    ['a code as text', { body: { code: '0', data: { userId: 'u1' } } }],
    ['nobody', { body: { code: 0, message: '', data: null } }],
    ['a list', { body: { code: 0, message: '', data: [] } }],
    ['no user id', person(undefined)],
    ['a number for a user id', person(7)],
    ['an empty user id', person('')],
    ['a user id with a line break', person('a\nb')],
    ['a very long user id', person('x'.repeat(129))],
    ['a very long body', { body: { code: 0, data: { userId: 'u1', x: 'x'.repeat(70_000) } } }],
    ['that neither flow has the call', refusal(40400, 404)],
  ])('and answers %s neither lets anybody in nor logs anybody out', async (_, answer) => {
    const fault = await sendRequest(answer).then(
      (value) => value,
      (error: Error) => error,
    );
    expect(fault).toBeInstanceOf(PlatformError);
    expect((fault as Error).message).not.toContain(token);
  });

  it('does not get the token sent elsewhere: redirects are not followed', async () => {
    const otherPlatform = await startFakePlatform();
    otherPlatform.answer = () => person('u1');
    await expect(
      sendRequest({ status: 307, headers: { location: `${otherPlatform.url}${OLD}` }, body: '' }),
    ).rejects.toThrow('it redirects (HTTP 307)');
    expect(otherPlatform.received).toEqual([]);
    await otherPlatform.close();
  });

  it('causes an error with only the reason if it is unreachable', async () => {
    const closedPlatform = await startFakePlatform();
    await closedPlatform.close();
    await expect(fetchForeignUser({ url: closedPlatform.url }, token, null)).rejects.toThrow(
      /^it cannot be reached \(nothing answers there\)$/,
    );
  });
});

describe('the end of a session', () => {
  const end = (answer: FakeAnswer, flow: 'old' | 'new' = 'old') => {
    platform.answer = () => answer;
    return endForeignSession({ url: platform.url }, token, flow);
  };

  it.each([
    ['old', '/usercenter/v1/account/logout'],
    ['new', '/usercenter/v2/t-b/account/logout'],
  ] as const)('uses the log-out of the %s flow', async (flow, path) => {
    await end({ body: { code: 0, message: '', data: null } }, flow);
    expect(platform.received).toMatchObject([{ method: 'POST', path, token }]);
  });

  it('succeeds if it was over already', async () => {
    await expect(end(refusal(10000))).resolves.toBeUndefined();
  });

  it.each([refusal(50000), refusal(40300), refusal(40400, 404), { body: '<html>' }])(
    'is not reported as done if the platform answers %j',
    async (answer) => {
      await expect(end(answer)).rejects.toThrow(PlatformError);
    },
  );
});
