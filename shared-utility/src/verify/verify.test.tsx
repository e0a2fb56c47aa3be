import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../http';
import { onPhone, pendingPasskeys, renderApp } from '../testing';
import { phrases } from './phrases';
import Verify from './verify.view';

let browser: ReturnType<typeof pendingPasskeys>;

beforeEach(async () => {
  browser = pendingPasskeys();
  await phrases.load();
});
afterEach(() => browser.restore());

const open = () =>
  renderApp(
    <Verify
      methods={['passkey', 'password']}
      verify={() => Promise.resolve()}
      passkeyOptions={() => Promise.resolve({ challenge: 'AAAA' })}
      action="验证"
    />,
  );

async function ask(): Promise<void> {
  const known = browser.signals.length;
  await userEvent.click(screen.getByRole('button', { name: '验证' }));
  await waitFor(() => expect(browser.signals).toHaveLength(known + 1));
}

it('cancels the passkey request when another method is chosen', async () => {
  open();
  await ask();
  await userEvent.click(screen.getByRole('button', { name: '登录密码' }));
  await waitFor(() => expect(browser.signals[0]?.aborted).toBe(true));
  const password = screen.getByLabelText('登录密码');
  await userEvent.type(password, 'x');
  await waitFor(() => expect(screen.getByRole('button', { name: '验证' })).toBeEnabled());
  expect(screen.queryByText(/未使用通行密钥/)).toBeNull();
});

it('cancels it when the form is unmounted', async () => {
  const page = open();
  await ask();
  page.unmount();
  await waitFor(() => expect(browser.signals[0]?.aborted).toBe(true));
});

it('focuses the field again when it is empty or was refused', async () => {
  renderApp(
    <Verify
      methods={['totp', 'recovery']}
      verify={() => Promise.reject(new Error('验证码错误'))}
      passkeyOptions={() => Promise.reject(new Error('not asked'))}
      action="验证"
    />,
  );
  const code = screen.getByLabelText('动态验证码');
  const press = () => userEvent.click(screen.getByRole('button', { name: /验证$/ }));
  await press();
  expect(code).toHaveFocus();
  await userEvent.type(code, '123456');
  await press();
  await waitFor(() => expect(code).toHaveValue(''));
  expect(code).toBeInvalid();
  expect(code).toHaveFocus();
});

it('keeps a code that was not sent, as the offline notice promises', async () => {
  const lost = new ApiError({
    kind: 'network',
    code: -1,
    message: '网络异常',
    call: 'login.finish',
  });
  renderApp(
    <Verify
      methods={['totp']}
      verify={() => Promise.reject(lost)}
      passkeyOptions={() => Promise.reject(new Error('not asked'))}
      action="验证"
    />,
  );
  const code = screen.getByLabelText('动态验证码');
  await userEvent.type(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: /验证$/ }));
  await screen.findByText('网络异常');
  expect(code).toHaveValue('123456');
  expect(code).toHaveFocus();
});

it('shows the password with a button large enough for a finger, without a taller field', async () => {
  onPhone();
  renderApp(
    <Verify
      methods={['password']}
      verify={() => Promise.resolve()}
      passkeyOptions={() => Promise.reject(new Error('not asked'))}
      action="验证"
    />,
  );
  const eye = screen.getByRole('button', { name: '显示密码' });
  expect(eye).toHaveStyle({ padding: '15px', margin: '-11px' });
});
