import { tokenProof } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { click, openPage, signIn } from '../testing/open-page';
import { verified } from '../testing/people';

const stop = jest.fn();
const track = { stop, addEventListener: () => {} };
const stream = { getTracks: () => [track], getVideoTracks: () => [track] };

/** Replaces the browser's camera access. */
function camera(getUserMedia: (() => Promise<unknown>) | null): void {
  const mediaDevices = getUserMedia ? { getUserMedia } : undefined;
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
}

beforeEach(() => {
  signIn();
  stop.mockClear();
  camera(async () => stream);
  jest.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(720);
  jest.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(720);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage: () => {} } as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toDataURL')
    .mockReturnValue('data:image/jpeg;base64,QUJD');
});
afterEach(() => nock.cleanAll());

const open = async () => {
  await openPage(verified);
  await click('更换 手机号');
  await userEvent.click(await screen.findByRole('button', { name: '人脸识别验证' }));
  expect(await screen.findByRole('button', { name: '开始识别' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox'));
  await click('开始识别');
};
const allow = () => click('允许');
const shoot = async () => {
  fireEvent.loadedData(await screen.findByLabelText('摄像头画面'));
  await waitFor(() => expect(screen.getByRole('button', { name: '拍照' })).toBeEnabled());
  await click('拍照');
  await click('使用照片');
};

it('sends the photo and continues the wizard when the answer verifies it', async () => {
  await open();
  await allow();
  const compare = mockApi('monitor.humanFaceComparison', { data: await tokenProof('t') });
  mockApi('account.getUserInfo', { data: verified });
  await shoot();
  expect(await screen.findByText('人脸识别成功')).toBeVisible();
  expect(await screen.findByLabelText('新手机号')).toBeInTheDocument();
  expect(stop).toHaveBeenCalled();
  expect(compare.calls[0]?.body).toEqual({
    businessId: 'u1',
    businessType: 4,
    userImage: 'QUJD',
    isSave: false,
    businessSource: 'account-center',
  });
});

it('treats an answer that verifies nothing as a failure', async () => {
  await open();
  await allow();
  mockApi('monitor.humanFaceComparison', { data: 'true' });
  await shoot();
  expect(await screen.findByText('人脸识别未通过')).toBeVisible();
  expect(screen.getByText('还可尝试4次')).toBeVisible();
});

it('shows the server’s message, then that no attempt is left', async () => {
  await open();
  await allow();
  const refusal = { code: 40009, message: '人脸不一致' };
  mockApi('monitor.humanFaceComparison', { ...refusal, data: { remaining: 1 } });
  await shoot();
  expect(await screen.findByText('人脸不一致')).toBeVisible();
  expect(screen.getByText('还可尝试1次')).toBeVisible();
  await click('重新识别');
  mockApi('monitor.humanFaceComparison', { ...refusal, data: { remaining: 0 } });
  await shoot();
  expect(await screen.findByText('5次人脸认证失败')).toBeVisible();
  expect(screen.getByText('3秒后自动关闭')).toBeVisible();
});

it.each([
  ['NotAllowedError', '未获得摄像头权限'],
  ['NotFoundError', '没有找到摄像头'],
  ['NotReadableError', '摄像头被占用或已断开'],
])('explains %s and offers another try', async (name, words) => {
  camera(() => Promise.reject(Object.assign(new Error(name), { name })));
  await open();
  await allow();
  expect(await screen.findByText(words)).toBeVisible();
  camera(async () => stream);
  await click('重新打开摄像头');
  expect(await screen.findByLabelText('摄像头画面')).toBeVisible();
});

it('explains that the page may not use a camera, and offers the code', async () => {
  camera(null);
  await open();
  await allow();
  expect(await screen.findByText('当前页面无法使用摄像头')).toBeVisible();
  expect(screen.getByRole('button', { name: '改用验证码验证' })).toBeVisible();
});

it('turns off a camera that starts after the person has left', async () => {
  let answer: (value: unknown) => void = () => {};
  camera(() => new Promise((resolve) => (answer = resolve)));
  await open();
  await allow();
  await screen.findByLabelText('摄像头画面');
  await click('改用验证码验证');
  await waitFor(() => expect(screen.queryByLabelText('摄像头画面')).not.toBeInTheDocument());
  await act(async () => answer(stream));
  expect(stop).toHaveBeenCalled();
});
