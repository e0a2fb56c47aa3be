import { type AccountSession, context } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { click, openPage, signIn } from '../testing/open-page';
import { unverified, verified } from '../testing/people';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const thisSession: AccountSession = {
  sessionId: 's1',
  userAgent: 'Firefox/130.0 Linux',
  ip: '127.0.0.1',
  createdAt: '2026-03-01T08:00:00.000Z',
  lastSeenAt: '2026-03-01T08:00:00.000Z',
  current: true,
};
const keptByPlatform = {
  code: 50100,
  message: '此项由您的平台管理，此处无法提供',
  data: { keptBy: 'platform' },
};
const partial = '这里只列出经本站登录的设备，您平台上其他应用的登录不在其中。';

it.each<[string, Partial<AccountSession>, boolean]>([
  ['of another platform says that it lists only those of this site', { scope: 'shell' }, true],
  ['of the platform’s own server is complete and has no note', {}, false],
])('the list of devices %s', async (_, more, isPartial) => {
  mockApi('account.findSessions', { data: [{ ...thisSession, ...more }] });
  await openPage(verified, { mockedCalls: ['account.findSessions'] });
  const devices = within(await screen.findByRole('region', { name: '登录设备' }));
  expect(await devices.findByText('Firefox · Linux')).toBeVisible();
  expect(devices.queryAllByText(partial)).toHaveLength(isPartial ? 1 : 0);
});

it('data that only the platform has is replaced by a note without a retry button', async () => {
  mockApi('account.findActivity', keptByPlatform);
  await openPage(verified, { mockedCalls: ['account.findActivity'] });
  const activity = await screen.findByRole('region', { name: '账号动态' });
  expect(await within(activity).findByText(/此项由您的平台管理，此处无法提供/)).toBeVisible();
  expect(within(activity).queryByRole('button')).not.toBeInTheDocument();
});

describe('the QR step without tickets', () => {
  const open = async () => {
    await openPage(unverified);
    await click('更换 手机号');
    await userEvent.click(await screen.findByRole('button', { name: '扫码验证' }));
  };

  it.each([
    ['unsupported by the platform', keptByPlatform],
    ['unknown', { status: 404, body: '' }],
  ])('(%s) shows the platform’s own page for phones', async (_, refused) => {
    context.set('domain', [{ frontend_template_id: 4, domain: 'm.example' }]);
    mockApi('monitor.createRealNameTicket', refused);
    await open();
    expect(await screen.findByRole('img', { name: '实名认证二维码' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  });

  it('without a page for phones says so and offers no new code', async () => {
    mockApi('monitor.createRealNameTicket', keptByPlatform);
    await open();
    expect(await screen.findByText('此处暂不支持扫码认证，请联系管理员')).toBeVisible();
    expect(screen.queryByRole('button', { name: '刷新二维码' })).not.toBeInTheDocument();
  });
});
