import { context, emit, on, type Toast, type UserInfo, unsaved } from '@edu/shared-utility';
import { heldAnswer, mockApi, renderApp, storage, voucher } from '@edu/shared-utility/testing';
import { titleOf, uploadPhrases } from '@edu/shared-utility/uploads';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { resource } from '../../testing/resources';
import { signIn } from '../../testing/visit';
import { resourceWords } from '../resources/phrases';
import { phrases } from './phrases';
import { storeUnfinished } from './unfinished';
import { uploads } from './upload-queue';
import { UploadDock } from './views/upload-dock.view';

const toasts: Toast[] = [];
on('toast:show', (toast) => toasts.push(toast));

const file = (name: string, text = 'content', lastModified = 1): File =>
  new File([text], name, { lastModified, type: '' });

const line = (name: string) => screen.findByRole('listitem', { name });
const add = (...files: File[]) => act(() => uploads.add(files, { categoryId: () => 'c1' }));

beforeEach(async () => {
  signIn();
  context.set('userInfo', { userId: 'me' } as UserInfo);
  toasts.length = 0;
  localStorage.clear();
  await Promise.all([phrases.load(), uploadPhrases.load(), resourceWords.load()]);
});
afterEach(() => {
  act(() => {
    for (const { id } of uploads.now()) uploads.cancel(id);
  });
  nock.cleanAll();
});

it('uploads a file, saves it under its name in the category, and waits until it was checked', async () => {
  const voucherCall = mockApi('resource.uploadVoucher', { data: voucher('u1') });
  const store = storage('u1', 7);
  const save = mockApi('resource.saveImageAndDoc', { data: { id: 'r1' } });
  mockApi('resource.findById', { data: resource(1, { status: 'converting' }) });
  mockApi('resource.findById', { data: resource(1) });
  let saved = 0;
  const stop = uploads.onSaved(() => {
    saved += 1;
  });
  renderApp(<UploadDock />);
  add(file('海报 一.png'));
  expect(await within(await line('海报 一.png')).findByText('上传成功')).toBeVisible();
  expect(voucherCall.calls).toMatchObject([{ body: { fileName: '海报 一.png', bytes: 7 } }]);
  expect(save.calls).toMatchObject([
    { body: { uploadId: 'u1', title: '海报 一', categoryId: 'c1' } },
  ]);
  expect(store.received()).toBe(7);
  expect(store.sent.map(({ auth }) => auth)).toEqual(['proof-u1', 'proof-u1']);
  expect(saved).toBe(2);
  stop();
});

it.each([
  ['程序.exe', 'MZ', /不支持这种文件/],
  ['空.mp4', '', '文件是空的'],
  [`${'长'.repeat(200)}.mp4`, 'x', /不能超过 200 个字符/],
])('refuses %s in its row without a call', async (name, text, message) => {
  renderApp(<UploadDock />);
  add(file(name, text));
  expect(within(await line(name)).getByRole('alert')).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('button', { name: `移除 ${name}` }));
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('shows the server’s refusal, and offers a retry if it can help', async () => {
  mockApi('resource.uploadVoucher', { code: 40900, message: '存储空间不足' });
  renderApp(<UploadDock />);
  add(file('图.png'));
  const uploadLine = await line('图.png');
  expect(await within(uploadLine).findByText('存储空间不足')).toBeVisible();
  mockApi('resource.uploadVoucher', { data: voucher('u2') });
  storage('u2', 7);
  mockApi('resource.saveImageAndDoc', { data: { id: 'r1' } });
  mockApi('resource.findById', { data: resource(1) }, { times: 9 });
  await userEvent.click(within(uploadLine).getByRole('button', { name: /重\s?试/ }));
  expect(await within(uploadLine).findByText('上传成功')).toBeVisible();
});

const looked = (change: Parameters<typeof resource>[1]) => {
  mockApi('resource.uploadVoucher', { data: voucher('u7') });
  storage('u7', 7);
  mockApi('resource.saveImageAndDoc', { data: { id: 'r1' } });
  mockApi('resource.updateResourceById', { data: null });
  mockApi('resource.findById', { data: resource(1, change) });
};

it('deletes the resource of a file that was refused after it was saved, and keeps the reason', async () => {
  looked({ status: 'failed', refusal: '图片过大' });
  const remove = mockApi('resource.delete', { data: null });
  renderApp(<UploadDock />);
  add(file('炸弹.png'));
  expect(await within(await line('炸弹.png')).findByText('图片过大')).toBeVisible();
  expect(remove.calls).toMatchObject([{ query: { id: 'r1' } }]);
});

it('keeps a resource whose new file was refused', async () => {
  looked({ status: 'failed', refusal: '图片过大', fileNumber: 2 });
  const remove = mockApi('resource.delete', { data: null });
  renderApp(<UploadDock />);
  const replaces = { id: 'r1', kind: 'image', title: '图' } as const;
  act(() => uploads.add([file('炸弹.png')], { categoryId: () => null, replaces }));
  expect(await within(await line('炸弹.png')).findByText('图片过大')).toBeVisible();
  expect(remove.calls).toHaveLength(0);
});

it.each([
  ['../../evil.png', 'evil'],
  ['C:\\照片\\一.二.png', '一.二'],
  ['a\u0000\u202eb .png', 'ab'],
  [`${'长'.repeat(150)}.png`, '长'.repeat(100)],
  ['.png', '.png'],
])('suggests only the last part of %j as the title', (name, title) => {
  expect(titleOf(name)).toBe(title);
});

it('offers no retry for refused content', async () => {
  mockApi('resource.uploadVoucher', { data: voucher('u3') });
  const store = storage('u3', 7, (method) =>
    method === 'PATCH' ? [422, JSON.stringify({ code: 42200, message: '内容不符' })] : null,
  );
  renderApp(<UploadDock />);
  add(file('假.png'));
  const uploadLine = await line('假.png');
  expect(await within(uploadLine).findByText('内容不符')).toBeVisible();
  // the reason comes from the server, in the language of the request
  expect(store.sent.at(-1)).toMatchObject({ method: 'PATCH', locale: 'zh-CN' });
  expect(within(uploadLine).queryByRole('button', { name: /重\s?试/ })).toBeNull();
});

it('says why the server accepts nothing now, and continues from the same place when it does', async () => {
  mockApi('resource.uploadVoucher', { data: voucher('u9') });
  mockApi('resource.refreshUploadVoucher', { data: voucher('u9') }, { times: 9 });
  let isFull = true;
  storage('u9', 7, (method) =>
    isFull && method === 'PATCH'
      ? [503, JSON.stringify({ code: 50300, message: '服务器的存储空间不足，请联系管理员' })]
      : null,
  );
  mockApi('resource.saveImageAndDoc', { data: { id: 'r1' } });
  mockApi('resource.findById', { data: resource(1) }, { times: 9 });
  renderApp(<UploadDock />);
  add(file('图.png'));
  const uploadLine = await line('图.png');
  const message = () => within(uploadLine).getByText('服务器的存储空间不足，请联系管理员');
  await waitFor(() => expect(message()).toBeVisible());
  isFull = false;
  await userEvent.click(within(uploadLine).getByRole('button', { name: '继续 图.png' }));
  expect(await within(uploadLine).findByText('上传成功')).toBeVisible();
});

it('renews an expired proof, whatever the machine’s clock says', async () => {
  mockApi('resource.uploadVoucher', { data: voucher('u4') });
  const renew = mockApi('resource.refreshUploadVoucher', {
    data: voucher('u4', { uploadAuth: 'another' }),
  });
  let isOver = true;
  const store = storage('u4', 7, () => {
    if (!isOver) return null;
    isOver = false;
    return [403, '{}'];
  });
  mockApi('resource.saveImageAndDoc', { data: { id: 'r1' } });
  mockApi('resource.findById', { data: resource(1) }, { times: 9 });
  renderApp(<UploadDock />);
  add(file('图.png'));
  expect(await within(await line('图.png')).findByText('上传成功')).toBeVisible();
  expect(renew.calls).toMatchObject([{ body: { uploadId: 'u4' } }]);
  expect(store.sent.map(({ auth }) => auth)).toEqual(['proof-u4', 'another', 'another']);
});

const closes = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('continues while another page is shown, and reports the end there', async () => {
  const answer = heldAnswer();
  mockApi('resource.uploadVoucher', { data: voucher('u8') }, { until: answer });
  storage('u8', 7);
  const save = mockApi('resource.saveImageAndDoc', { data: { id: 'r1' } });
  mockApi('resource.findById', { data: resource(1) }, { times: 9 });
  const { unmount } = renderApp(<UploadDock />);
  add(file('图.png'));
  expect(await screen.findByText(/关闭浏览器后，重新选择同一文件/)).toBeVisible();
  unmount();
  expect(toasts).toMatchObject([{ kind: 'info', message: /上传在后台继续/ }]);
  answer.release();
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ message: '上传完成' }));
  expect(save.calls).toHaveLength(1);
});

describe('three at a time', () => {
  it('leave the fourth waiting until one is paused, and the browser asks before the page closes', async () => {
    const vouchers = mockApi(
      'resource.uploadVoucher',
      ({ body }) => ({ data: voucher((body as { fileName: string }).fileName.slice(0, 1)) }),
      { times: 4, until: heldAnswer() },
    );
    renderApp(<UploadDock />);
    expect(closes()).toBe(true);
    add(...['a', 'b', 'c', 'd'].map((name, index) => file(`${name}.png`, 'content', index)));
    const last = await line('d.png');
    expect(within(last).getByText('等待上传')).toBeVisible();
    expect(closes()).toBe(false);
    // another page opens without a question, as uploads continue there
    expect(unsaved.any()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: '暂停 a.png' }));
    expect(await within(last).findByText(/0字节/)).toBeVisible();
    expect(within(await line('a.png')).getByText(/已暂停/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '全部暂停' }));
    await waitFor(() => expect(closes()).toBe(true));
    expect(vouchers.calls.length).toBeLessThanOrEqual(4);
  });
});

describe('after a reload', () => {
  const begun = {
    uploadId: 'u5',
    name: '课.png',
    bytes: 7,
    lastModified: 1,
    at: Date.now(),
    kind: 'image',
    title: '课',
    categoryId: null,
    replaces: null,
  } as const;

  it('is offered by name, accepts only the same file, and continues where it was', async () => {
    storeUnfinished(begun);
    mockApi('resource.refreshUploadVoucher', { data: voucher('u5') });
    const store = storage('u5', 7);
    store.has(4);
    mockApi('resource.saveImageAndDoc', { data: { id: 'r1' } });
    mockApi('resource.findById', { data: resource(1) }, { times: 9 });
    renderApp(<UploadDock />);
    const uploadLine = await line('课.png');
    const field = within(uploadLine).getByLabelText('重新选择文件', { selector: 'input' });
    await userEvent.upload(field, file('别.png'));
    expect(toasts).toMatchObject([{ kind: 'warning', message: /这不是上次的文件/ }]);
    await userEvent.upload(field, file('课.png'));
    expect(await within(uploadLine).findByText('上传成功')).toBeVisible();
    expect(store.sent).toMatchObject([{ method: 'HEAD' }, { method: 'PATCH', offset: 4 }]);
    expect(store.received()).toBe(7);
  });

  it('is not offered while another tab continues it, and is removed once that has finished it', async () => {
    const locks = { held: [{ name: 'saas:upload:u5' }] };
    const request = jest.fn();
    Object.assign(navigator, { locks: { query: async () => locks, request } });
    storeUnfinished(begun);
    renderApp(<UploadDock />);
    await act(async () => {});
    expect(screen.queryByRole('listitem')).toBeNull();
    // the other tab is closed, and the person returns to this one
    locks.held = [];
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await line('课.png')).toBeVisible();
    localStorage.clear();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.queryByRole('listitem')).toBeNull();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('is deleted after a day, as on the server', async () => {
    storeUnfinished({ ...begun, at: Date.now() - 24 * 3_600_000 });
    renderApp(<UploadDock />);
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

it('stops with the session, and says so', async () => {
  mockApi('resource.uploadVoucher', { data: voucher('u6') }, { until: heldAnswer() });
  renderApp(<UploadDock />);
  add(file('图.png'));
  await line('图.png');
  act(() => emit('session:ended', { reason: 'expired' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(toasts).toMatchObject([{ message: /会话已结束，上传已停止/ }]);
});
