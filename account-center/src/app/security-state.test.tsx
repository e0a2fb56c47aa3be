import { type AccountActivity, context } from '@edu/shared-utility';
import { heldAnswer, mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { click, openPage, signIn, toasts } from '../testing/open-page';
import { unverified, verified } from '../testing/people';

beforeEach(() => {
  signIn();
  context.set('timezone', 'Asia/Shanghai');
});
afterEach(() => nock.cleanAll());

const safety = () => within(screen.getByRole('region', { name: '账号安全' }));
/** Waits until the summary is visible: it is hidden until everything that it counts has loaded. */
const expectVisible = (text: string) =>
  waitFor(() => expect(safety().getByText(text)).toBeVisible());
const guards = {
  passwordChangedAt: '2026-03-02T08:00:00.000Z',
  phoneChangedAt: null,
  mailChangedAt: null,
  verifiedAt: null,
  faceEnrolledAt: '2026-03-01T08:00:00.000Z',
};

describe('the security level', () => {
  it('is shown with the next step, which its button opens', async () => {
    await openPage(unverified);
    await expectVisible('账号保护已设置 1 / 3 项，尚缺邮箱、实名认证');
    await userEvent.click(safety().getByRole('button', { name: '绑定邮箱' }));
    expect(await screen.findByRole('dialog', { name: '绑定邮箱' })).toBeVisible();
  });

  it('counts second factors if the platform has them', async () => {
    mockApi('secondFactor.list', {
      data: { list: [], recoveryCodesLeft: 0, demanded: false },
    });
    await openPage(verified, { mockedCalls: ['secondFactor.list'] });
    await expectVisible('账号保护已设置 3 / 4 项，尚缺第二验证方式');
    await userEvent.click(safety().getByRole('button', { name: '添加验证方式' }));
    expect(await screen.findByRole('dialog', { name: '添加身份验证器' })).toBeVisible();
  });

  it('shows no next step if everything is done', async () => {
    await openPage(verified);
    await expectVisible('账号保护已设置：手机号、邮箱、实名认证');
  });
});

it('the time of the last face check is shown in its row', async () => {
  mockApi('account.getAccountGuards', {
    data: { ...guards, faceMatchedAt: '2026-03-03T08:00:00.000Z' },
  });
  await openPage(verified, { mockedCalls: ['account.getAccountGuards'] });
  expect(await safety().findByText('2026/03/03 人脸核验')).toBeVisible();
});

describe('an account that was created by somebody else', () => {
  it('has no password to change, which the page says, with a link to set one by a code', async () => {
    mockApi('account.getAccountGuards', {
      data: { ...guards, hasPassword: false, passwordChangedAt: null },
    });
    await openPage(verified, { mockedCalls: ['account.getAccountGuards'] });
    expect(await safety().findByText('未设置')).toBeVisible();
    expect(safety().getByText(/您目前凭验证码登录/)).toBeVisible();
    expect(safety().queryByRole('button', { name: '修改 登录密码' })).toBeNull();
    await userEvent.click(safety().getByRole('button', { name: '设置 登录密码' }));
    await waitFor(() => expect(window.location.pathname).toBe('/entrance/forget'));
    expect(context.get('arrivingAccount')).toBe(verified.accountPhone);
  });

  it('is not asked to change one after a refused log-in', async () => {
    mockApi('account.getAccountGuards', {
      data: { ...guards, hasPassword: false, passwordChangedAt: null },
    });
    const refused: AccountActivity = {
      id: '1',
      action: 'loginRefused',
      ip: '198.51.100.7',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
      happenedAt: '2026-03-04T08:00:00.000Z',
    };
    const data = { list: [refused], total: 1, pageNum: 1, pageSize: 10 };
    mockApi('account.findActivity', { data }, { times: 2 });
    await openPage(verified, { mockedCalls: ['account.getAccountGuards', 'account.findActivity'] });
    expect(await safety().findByText('未设置')).toBeVisible();
    expect(await screen.findByText('登录失败')).toBeVisible();
    expect(screen.queryByRole('button', { name: /修改密码/ })).toBeNull();
  });
});

describe('a refused log-in in the list', () => {
  const entry = (
    id: string,
    happenedAt: string,
    action: AccountActivity['action'] = 'loginRefused',
  ): AccountActivity => ({
    id,
    action,
    ip: '198.51.100.7',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
    happenedAt,
  });

  it('asks whether it was the person, and links to a new password', async () => {
    const list = [
      entry('3', '2026-03-04T09:00:00.000Z', 'login'),
      entry('2', '2026-03-04T08:00:00.000Z'),
      entry('1', '2026-03-01T08:00:00.000Z'),
    ];
    mockApi(
      'account.findActivity',
      { data: { list, total: 3, pageNum: 1, pageSize: 10 } },
      { times: 2 },
    );
    mockApi('account.getAccountGuards', { data: guards });
    await openPage(verified, { mockedCalls: ['account.findActivity', 'account.getAccountGuards'] });
    const trail = within(await screen.findByRole('region', { name: '账号动态' }));
    expect(await trail.findAllByText('登录失败')).toHaveLength(2);
    expect(trail.getAllByText(/Firefox · Linux · 198\.51\.100\.7/)).toHaveLength(3);
    // Its icon and its colour differ from those of a successful log-in.
    const looks = trail
      .getAllByRole('listitem')
      .map((line) => [
        line.querySelector('svg')?.getAttribute('data-icon'),
        within(line).getByText(/^登录/).style.color,
      ]);
    expect(looks.map(([icon]) => icon)).toEqual(['user', 'warning', 'warning']);
    expect(looks[1]?.[1]).not.toBe(looks[0]?.[1]);
    // The password was changed after the older failure, so only the newer one offers the change.
    await waitFor(() => expect(trail.getAllByRole('button')).toHaveLength(1));
    await userEvent.click(trail.getByRole('button', { name: '不是您？修改密码' }));
    expect(await screen.findByRole('dialog', { name: '修改密码' })).toBeVisible();
  });
});

describe('the devices of the account', () => {
  const session = (sessionId: string, userAgent: string, current = false) => ({
    ...{ sessionId, userAgent, current, ip: '198.51.100.7' },
    createdAt: '2026-03-01T08:00:00.000Z',
    lastSeenAt: '2026-03-01T08:00:00.000Z',
  });
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/138.0.0.0 Safari/537.36';
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const open = async () => {
    const data = [session('s1', chrome), session('s2', firefox), session('s3', chrome, true)];
    mockApi('account.findSessions', { data }, { times: 2 });
    await openPage(verified, { mockedCalls: ['account.findSessions'] });
  };

  it('one that is signed out is not taken for the person’s own; meanwhile no other can be', async () => {
    await open();
    const held = heldAnswer();
    mockApi('account.endSession', { data: null }, { until: held });
    await userEvent.click(await screen.findByRole('button', { name: '退出Chrome · Linux' }));
    expect(screen.getByRole('button', { name: '退出Firefox · Linux' })).toBeDisabled();
    held.release();
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', message: '设备已退出' }]));
  });

  it('Escape closes only the question about all of them, and returns the focus', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: '退出其他设备' }));
    expect(screen.getByRole('button', { name: /取\s?消/ })).toHaveFocus();
    const heard = jest.fn();
    document.addEventListener('keydown', heard);
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', heard);
    expect(screen.getByRole('button', { name: '退出其他设备' })).toHaveFocus();
    // the frame would close the dialog around the page
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('closing the account', () => {
  const open = async (status: 'none' | 'pending', user = verified) => {
    const effectiveAt = status === 'pending' ? '2026-03-08T08:00:00.000Z' : null;
    const appliedAt = status === 'pending' ? '2026-03-01T08:00:00.000Z' : null;
    mockApi('account.getAccountLogoutState', {
      data: { status, appliedAt, effectiveAt, noticeDays: 7 },
    });
    await openPage(user, { mockedCalls: ['account.getAccountLogoutState'] });
  };

  it('says before the confirmation when it takes effect and what applies until then', async () => {
    jest.useFakeTimers({
      now: new Date('2026-03-01T08:00:00.000Z'),
      doNotFake: [
        'setTimeout',
        'setInterval',
        'queueMicrotask',
        'nextTick',
        'setImmediate',
        'performance',
        'clearTimeout',
        'clearInterval',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    });
    await open('none');
    await userEvent.click(await screen.findByRole('button', { name: '申请注销' }));
    const dialog = within(await screen.findByRole('dialog', { name: '申请注销账号' }));
    expect(dialog.getByText('确认后不会立即注销：账号将在7天后（2026/03/08）注销')).toBeVisible();
    expect(dialog.getByText(/在此之前您可以照常登录和使用/)).toBeVisible();
    expect(dialog.getByText('申请会通知您绑定的手机号和邮箱')).toBeVisible();
    jest.useRealTimers();
  });

  it('mentions no address if none is bound', async () => {
    await open('none', unverified);
    await userEvent.click(await screen.findByRole('button', { name: '申请注销' }));
    const dialog = within(await screen.findByRole('dialog', { name: '申请注销账号' }));
    expect(dialog.getByText('申请会通知您绑定的手机号')).toBeVisible();
    expect(dialog.queryByText(/通知您.*邮箱/)).toBeNull();
  });

  it('is shown above everything else while it is pending, with a button to keep the account', async () => {
    await open('pending');
    const words = await screen.findByText(/您的账号将于2026\/03\/08 16:00注销/);
    const name = screen.getByRole('region', { name: '个人资料' });
    expect(words.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    mockApi('account.withdrawAccountLogout', { data: null });
    mockApi('account.getAccountLogoutState', {
      data: { status: 'withdrawn', appliedAt: null, effectiveAt: null, noticeDays: 7 },
    });
    await click('撤回申请，保留账号');
    await waitFor(() => expect(screen.queryByText(/您的账号将于/)).toBeNull());
    expect(toasts).toMatchObject([{ kind: 'success', message: '已撤回注销申请' }]);
  });
});
