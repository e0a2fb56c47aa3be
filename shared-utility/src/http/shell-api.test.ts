import nock from 'nock';
import { api } from '../api';
import { configureRuntime, setPageExit } from '../environment';
import { context } from '../storage';

const allow = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const platform = 'https://platform.example';
const shell = 'https://shell.example';
const answer = (data: unknown, code = 0) => ({ code, message: '', data });

/** Mocks one host, including the browser's preflight requests. */
const host = (origin: string) => {
  const scope = nock(origin).defaultReplyHeaders(allow);
  scope.options(/.*/).optionally().times(9).reply(204, '', allow);
  return scope;
};

const leavePage = jest.fn();
beforeEach(() => {
  leavePage.mockClear();
  setPageExit({ assign: leavePage, reload: leavePage });
  context.set('token', 'of-the-platform');
});
afterEach(() => {
  setPageExit(null);
  configureRuntime({});
  nock.cleanAll();
});

it('the shell’s own calls go to their own server, all others to the platform', async () => {
  configureRuntime({ apiBaseUrl: platform, shellApiUrl: `${shell}/` });
  const shellCall = host(shell).get('/usercenter/v1/account/findSessions').reply(200, answer([]));
  const theirs = host(platform)
    .get('/usercenter/v1/role/findRoleIds')
    .reply(200, answer(['1']));
  expect(await api.account.findSessions()).toEqual([]);
  expect(await api.role.findRoleIds()).toEqual(['1']);
  shellCall.done();
  theirs.done();
});

it('without their own address they go to the same server as all calls', async () => {
  configureRuntime({ apiBaseUrl: platform });
  host(platform).get('/usercenter/v1/account/findSessions').reply(200, answer([]));
  expect(await api.account.findSessions()).toEqual([]);
});

it.each([10000, 303])(
  '%d from a shell server that does not accept the token does not end the platform’s session',
  async (code) => {
    configureRuntime({ apiBaseUrl: platform, shellApiUrl: shell });
    host(shell).get('/usercenter/v1/account/findSessions').reply(200, answer(null, code));
    await expect(api.account.findSessions(undefined, { toast: false })).rejects.toMatchObject({
      code,
    });
    expect(context.get('token')).toBe('of-the-platform');
    expect(leavePage).not.toHaveBeenCalled();
  },
);

it('from the server that created the session it does', async () => {
  configureRuntime({ apiBaseUrl: platform });
  host(platform).get('/usercenter/v1/account/findSessions').reply(200, answer(null, 10000));
  await expect(api.account.findSessions(undefined, { toast: false })).rejects.toMatchObject({
    code: 10000,
  });
  expect(context.get('token')).toBeFalsy();
  expect(leavePage).toHaveBeenCalledTimes(1);
});
