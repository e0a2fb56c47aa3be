import { context } from '@edu/shared-utility';
import { mockApi, pasteInto, renderApp } from '@edu/shared-utility/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { click, signIn, toasts } from '../testing/open-page';
import { verified } from '../testing/people';
import { RootView } from './root.view';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const guards = {
  passwordChangedAt: '2026-01-05T08:00:00.000Z',
  phoneChangedAt: '2026-02-06T08:00:00.000Z',
  mailChangedAt: null,
  verifiedAt: '2026-03-07T08:00:00.000Z',
  faceEnrolledAt: '2026-03-07T08:00:00.000Z',
};

const openWith = async (
  given: typeof guards | (Omit<typeof guards, 'faceEnrolledAt'> & { faceEnrolledAt: null }),
) => {
  context.set('timezone', 'Asia/Shanghai');
  mockApi('account.getUserInfo', { data: verified });
  for (const call of [
    'account.findSessions',
    'account.findActivity',
    'account.getAccountLogoutState',
    'secondFactor.list',
  ] as const) {
    mockApi(call, { code: 50100, message: '暂不支持' });
  }
  mockApi('account.getAccountGuards', { data: given });
  renderApp(<RootView />);
};
const open = async () => {
  await openWith(guards);
  return screen.findByRole('region', { name: '人脸信息' });
};

it('shows when password, phone and verification last changed', async () => {
  await open();
  const safety = within(screen.getByRole('region', { name: '账号安全' }));
  const lines = safety.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual([
    expect.stringContaining('2026/01/05 更新'),
    expect.stringContaining('2026/02/06 更新'),
    expect.not.stringContaining('更新'),
    expect.stringContaining('2026/03/07 更新'),
  ]);
});

it('deletes the enrolled face after a confirmation', async () => {
  const section = await open();
  expect(section).toHaveTextContent('您于2026/03/07录入了人脸特征');
  const withdraw = mockApi('monitor.withdrawFace', { data: null });
  await click('撤回并删除');
  expect(await screen.findByRole('alert')).toHaveTextContent('不能恢复');
  expect(withdraw.calls).toEqual([]);
  expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
  mockApi('account.getAccountGuards', { data: { ...guards, faceEnrolledAt: null } });
  await click('确认删除');
  await waitFor(() => expect(section).not.toBeInTheDocument());
  expect(withdraw.calls).toHaveLength(1);
  expect(toasts).toMatchObject([{ kind: 'success', message: '人脸信息已删除' }]);
});

it('Escape closes the confirmation and returns the focus to its button', async () => {
  const section = await open();
  await click('撤回并删除');
  await userEvent.keyboard('{Escape}');
  expect(section).toHaveTextContent('您于2026/03/07录入了人脸特征');
  expect(screen.getByRole('button', { name: '撤回并删除' })).toHaveFocus();
  await click('撤回并删除');
  await click('取消');
  expect(screen.getByRole('button', { name: '撤回并删除' })).toHaveFocus();
});

it('keeps the face when the person cancels or the server refuses', async () => {
  const section = await open();
  await click('撤回并删除');
  await click('取消');
  expect(section).toHaveTextContent('您于2026/03/07录入了人脸特征');
  mockApi('monitor.withdrawFace', { code: 50000, message: '服务器开小差了' });
  await click('撤回并删除');
  await click('确认删除');
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', message: '服务器开小差了' }]));
  expect(section).toHaveTextContent('您于2026/03/07录入了人脸特征');
});

describe('a verified person without an enrolled face', () => {
  const guardsWithoutFace = { ...guards, faceEnrolledAt: null };
  const openEnrolment = async () => {
    await openWith(guardsWithoutFace);
    await userEvent.click(await screen.findByRole('button', { name: '录入人脸 实名认证' }));
    await screen.findByText(/请先验证当前手机号 139\*{4}0001/);
  };
  const prove = async () => {
    const check = mockApi('account.checkAuthCode', { data: true });
    await pasteInto(screen.getByLabelText('验证码'), '123456');
    await click('下一步');
    const consent = await screen.findByRole('checkbox', { name: /^我同意采集人脸照片/ });
    expect(check.calls[0]?.query).toEqual({ account: '13900000001', authCode: '123456' });
    return consent;
  };
  const withCamera = (getUserMedia: () => Promise<unknown>) =>
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia },
      configurable: true,
    });
  const stream = () => {
    const track = { stop: () => {}, addEventListener: () => {} };
    return { getTracks: () => [track], getVideoTracks: () => [track] };
  };
  const shoot = async (consent: HTMLElement) => {
    withCamera(async () => stream());
    jest.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(720);
    jest.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(720);
    const canvasContext = { drawImage: () => {} } as never;
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvasContext);
    const picture = 'data:image/jpeg;base64,QUJD';
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(picture);
    await userEvent.click(consent);
    fireEvent.loadedData(await screen.findByLabelText('摄像头画面'));
    await waitFor(() => expect(screen.getByRole('button', { name: '拍照' })).toBeEnabled());
    await click('拍照');
    await screen.findByText(/^照片已拍摄/);
  };

  it('is not offered the face check, neither automatically nor instead of a code', async () => {
    await openWith(guardsWithoutFace);
    await screen.findByRole('button', { name: '录入人脸 实名认证' });
    expect(screen.queryByRole('button', { name: '人脸识别 实名认证' })).not.toBeInTheDocument();
    await click('更换 手机号');
    await screen.findByLabelText('验证码');
    expect(screen.queryByRole('button', { name: '人脸识别验证' })).not.toBeInTheDocument();
    expect(screen.queryByText('无法接收验证码？')).not.toBeInTheDocument();
  });

  it('enrols one with a code and a photo', async () => {
    await openEnrolment();
    const consent = await prove();
    expect(screen.getByRole('button', { name: '录入人脸' })).toBeDisabled();
    await shoot(consent);
    const sent = mockApi('monitor.enrolFace', { data: null });
    mockApi('account.getAccountGuards', { data: guards });
    await click('录入人脸');
    expect(await screen.findByText('人脸信息已录入')).toBeVisible();
    expect(sent.calls[0]?.body).toEqual({ userImage: 'QUJD' });
    expect(await screen.findByText(/^您于2026\/03\/07录入了人脸特征/)).toBeInTheDocument();
    const action = { name: '人脸识别 实名认证', hidden: true };
    expect(await screen.findByRole('button', action)).toBeInTheDocument();
  });

  it('learns from the page on the phone that the photo taken there was saved', async () => {
    window.history.replaceState(null, '', '/personal?ticket=once');
    mockApi('monitor.findRealNameTicket', { data: { status: 'open' } });
    renderApp(<RootView />);
    await pasteInto(await screen.findByLabelText('姓名'), '林小雨');
    await pasteInto(screen.getByLabelText('身份证号'), '11010519491231002X');
    await shoot(screen.getByRole('checkbox'));
    mockApi('monitor.verifyRealName', { data: null });
    await click('提交认证');
    expect(await screen.findByText(/人脸照片已保存/)).toBeVisible();
  });

  it('shows the reason for a refusal, keeps the photo, and starts again when the code has expired', async () => {
    await openEnrolment();
    await shoot(await prove());
    const message = '未检测到人脸，请正对摄像头';
    mockApi('monitor.enrolFace', { code: 40009, message });
    await click('录入人脸');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(/^照片已拍摄/)).toBeVisible();
    mockApi('monitor.enrolFace', { code: 40302, message: '请先完成上一步验证' });
    mockApi('account.getAccountGuards', { data: guardsWithoutFace });
    await click('录入人脸');
    expect(await screen.findByText('请先完成上一步验证')).toBeVisible();
    expect(screen.getByRole('button', { name: '下一步' })).toBeDisabled();
  });

  it.each([
    ['the response was lost', { networkError: true }],
    ['another tab enrolled it first', { code: 40302, message: '请先完成上一步验证' }],
  ] as const)('sees that it is enrolled: %s', async (_, reply) => {
    await openEnrolment();
    await shoot(await prove());
    mockApi('monitor.enrolFace', reply);
    mockApi('account.getAccountGuards', { data: guards }, { times: 2 });
    await click('录入人脸');
    expect(await screen.findByText('人脸信息已录入')).toBeVisible();
    expect(await screen.findByText(/^您于2026\/03\/07录入了人脸特征/)).toBeInTheDocument();
  });

  it('requests the camera again after it was denied', async () => {
    await openEnrolment();
    const consent = await prove();
    let requestCount = 0;
    withCamera(async () => {
      requestCount += 1;
      if (requestCount === 1) throw new DOMException('no', 'NotAllowedError');
      return stream();
    });
    await userEvent.click(consent);
    expect(await screen.findByRole('alert')).toHaveTextContent('未获得摄像头权限');
    expect(screen.getByRole('alert')).not.toHaveTextContent('其他验证方式');
    await click('重新打开摄像头');
    expect(await screen.findByLabelText('摄像头画面')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
