import { configureRuntime, context } from '@edu/shared-utility';
import { mockApi, onPhone } from '@edu/shared-utility/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { click, openPage, signIn } from '../testing/open-page';
import { unverified, verified } from '../testing/people';

beforeEach(() => {
  signIn();
  configureRuntime({ timing: { qrPolling: 40 } });
});
afterEach(() => nock.cleanAll());

/** In the past, since the server's clock may differ from the browser's: only `seconds` counts. */
const expiresAt = '2020-01-01T00:00:00.000Z';
const ticket = (seconds = 60) => ({ data: { ticket: 'once', expiresAt, seconds } });

const open = async () => {
  await openPage(unverified);
  await click('更换 手机号');
  await userEvent.click(await screen.findByRole('button', { name: '扫码验证' }));
};

it('continues the wizard as soon as the person is verified and stops polling', async () => {
  mockApi('monitor.createRealNameTicket', ticket());
  await open();
  let requestCount = 0;
  mockApi(
    'account.getUserInfo',
    () => {
      requestCount += 1;
      return { data: requestCount < 3 ? unverified : verified };
    },
    { times: 10 },
  );
  expect(await screen.findByRole('img', { name: '实名认证二维码' })).toBeVisible();
  expect(await screen.findByLabelText('新手机号')).toBeVisible();
  // Waits until the account is read again, so that no request goes on in the next test.
  expect(await screen.findByText('已认证')).toBeInTheDocument();
  expect(context.get('userInfo')?.idAuthStatus).toBe(1);
});

it('continues on the phone itself, which cannot scan its own screen', async () => {
  onPhone();
  mockApi('monitor.createRealNameTicket', ticket());
  await open();
  mockApi('account.getUserInfo', { data: unverified }, { times: 20 });
  const link = await screen.findByRole('link', { name: '在本机打开' });
  expect(link).toHaveAttribute('href', expect.stringContaining('ticket=once'));
});

it('says that the connection is lost and keeps polling', async () => {
  mockApi('monitor.createRealNameTicket', ticket());
  await open();
  mockApi('account.getUserInfo', { networkError: true }, { times: 20 });
  expect(await screen.findByText(/网络异常，正在重新连接/)).toBeVisible();
});

it('offers a new code when the ticket has expired', async () => {
  mockApi('monitor.createRealNameTicket', ticket(0.05));
  await open();
  mockApi('account.getUserInfo', { data: unverified }, { times: 50 });
  expect(await screen.findByText('二维码已失效')).toBeVisible();
  mockApi('monitor.createRealNameTicket', ticket());
  await click('刷新二维码');
  expect(await screen.findByRole('img', { name: '实名认证二维码' })).toBeVisible();
});

it('shows why there is no code', async () => {
  mockApi('monitor.createRealNameTicket', { code: 50000, message: '服务器开小差了' });
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('服务器开小差了');
});
