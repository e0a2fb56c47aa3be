import { context, type Resource } from '@edu/shared-utility';
import { mockApi, resetContext, storage, voucher } from '@edu/shared-utility/testing';
import nock from 'nock';
import { takeFile } from './upload-into-text';

const resource = (change: Partial<Resource>) => ({ status: 'ready', ...change }) as Resource;

beforeEach(() => {
  resetContext();
  context.set('token', 't');
});
afterEach(() => nock.cleanAll());

const file = (name: string, text = 'content') => new File([text], name);
const take = (item: File, signal = new AbortController().signal) => {
  const shares: number[] = [];
  return takeFile(item, { signal, onShare: (share) => shares.push(share) }).then((chosen) => ({
    taken: chosen,
    shares,
  }));
};

it('creates a resource from a picture, and returns it once it was checked', async () => {
  mockApi('resource.uploadVoucher', { data: voucher('u1') });
  storage('u1', 7);
  const save = mockApi('resource.saveImageAndDoc', { data: { id: 'r1' } });
  mockApi('resource.findById', { data: resource({ thumbnailUrl: '/files/r1' }) });
  const { taken: chosen, shares } = await take(file('截图.png'));
  expect(chosen).toEqual({ kind: 'image', resourceId: 'r1', title: '截图', url: '/files/r1' });
  expect(save.calls).toMatchObject([{ body: { uploadId: 'u1', title: '截图', categoryId: null } }]);
  expect(shares.at(-1)).toBe(1);
});

it.each([
  ['程序.exe', 'MZ', /不支持这种文件/],
  ['空.png', '', /文件是空的/],
  ['片.mp4', 'x', /只能放图片和音频/],
])('refuses %s without a call', async (name, text, message) => {
  expect((await take(file(name, text))).taken).toEqual({ refusal: expect.stringMatching(message) });
});

it('shows the server’s refusal, and leaves no card of refused content', async () => {
  mockApi('resource.uploadVoucher', {
    code: 40000,
    message: '参数有误',
    data: { fields: { bytes: '存储空间不足' } },
  });
  expect((await take(file('图.png'))).taken).toEqual({ refusal: '存储空间不足' });
  mockApi('resource.uploadVoucher', { data: voucher('u2') });
  storage('u2', 7);
  mockApi('resource.saveImageAndDoc', { data: { id: 'r2' } });
  mockApi('resource.findById', { data: resource({ status: 'failed', refusal: '图片已损坏' }) });
  const deletion = mockApi('resource.delete', { data: null });
  expect((await take(file('图.png'))).taken).toEqual({ refusal: '图片已损坏' });
  expect(deletion.calls).toMatchObject([{ query: { id: 'r2' } }]);
});

it('when cancelled it creates nothing', async () => {
  const work = new AbortController();
  mockApi('resource.uploadVoucher', () => {
    work.abort();
    return { data: voucher('u3') };
  });
  await expect(take(file('图.png'), work.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
