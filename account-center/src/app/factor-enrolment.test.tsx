import type { SecondFactors } from '@edu/shared-utility';
import { mockApi, pendingPasskeys } from '@edu/shared-utility/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { click, openPage, signIn, toasts } from '../testing/open-page';
import { verified } from '../testing/people';

configure({ asyncUtilTimeout: 6_000 });
jest.setTimeout(30_000);

const noFactors: SecondFactors = { list: [], recoveryCodesLeft: 0, demanded: false };

async function open(inDialog = false) {
  mockApi('secondFactor.list', { data: noFactors });
  const page = await openPage(verified, { inDialog, mockedCalls: ['secondFactor.list'] });
  // The card is shown before its content has loaded.
  await screen.findByRole('button', { name: '添加身份验证器' });
  return page;
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('says that its QR code is invalid when another tab has started again, and offers a new one at once', async () => {
  await open();
  mockApi('secondFactor.startTotp', {
    data: { id: 'f1', secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/x?secret=ABCDEFGHIJKL' },
  });
  mockApi('secondFactor.confirmTotp', { code: 40302, message: '请从第一步开始' });
  mockApi('secondFactor.list', { data: noFactors });
  await click('添加身份验证器');
  const adding = await dialog('添加身份验证器');
  await userEvent.clear(adding.getByLabelText('名称'));
  await userEvent.type(adding.getByLabelText('名称'), '我的手机{Enter}');
  await userEvent.type(await adding.findByLabelText('应用显示的 6 位数字'), '123456{Enter}');
  expect(await adding.findByRole('alert')).toHaveTextContent(/二维码已失效/);
  expect(adding.queryByText('ABCD EFGH IJKL')).toBeNull();
  const secondStart = mockApi('secondFactor.startTotp', {
    data: { id: 'f2', secret: 'MNOPQRSTUVWX', uri: 'otpauth://totp/x?secret=MNOPQRSTUVWX' },
  });
  await userEvent.click(adding.getByRole('button', { name: '获取新的二维码' }));
  expect(await adding.findByText('MNOP QRST UVWX')).toBeVisible();
  expect(secondStart.calls[0]?.body).toEqual({ name: '我的手机' });
});

describe('a passkey request that is pending in the browser', () => {
  const options = {
    rp: { name: 'x' },
    pubKeyCredParams: [],
    challenge: 'AAAA',
    user: { id: 'AAAA', name: 'x', displayName: '' },
  };
  let browser: ReturnType<typeof pendingPasskeys>;

  beforeEach(() => {
    browser = pendingPasskeys();
  });
  afterEach(() => browser.restore());

  async function begin() {
    mockApi('secondFactor.startPasskey', { data: options });
    const known = browser.signals.length;
    await click('添加通行密钥');
    const adding = await dialog('添加通行密钥');
    await userEvent.click(adding.getByRole('button', { name: '创建' }));
    await waitFor(() => expect(browser.signals).toHaveLength(known + 1));
    return adding;
  }

  it('is cancelled by its button without a message and can be started again', async () => {
    await open();
    const adding = await begin();
    await userEvent.click(adding.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(browser.signals[0]?.aborted).toBe(true));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts).toEqual([]);
    const secondStart = await begin();
    expect(browser.signals[1]?.aborted).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(browser.signals[1]?.aborted).toBe(true));
    expect(secondStart.queryByRole('alert')).toBeNull();
  });

  it('ends when the page is left', async () => {
    const page = await open();
    await begin();
    page.unmount();
    await waitFor(() => expect(browser.signals[0]?.aborted).toBe(true));
  });
});
