import { heldAnswer, mockApi, resetContext } from '@edu/shared-utility/testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import {
  altered,
  credential,
  installCrypto,
  pdfWith,
  publicCertificate,
  signer,
} from '../testing/credential';
import { visit } from '../testing/visit';

const [current, former, unknownKey] = [signer('k2'), signer('k1'), signer('k9')];
const keys = { keys: [current.open, former.open] };

beforeEach(() => {
  resetContext();
  installCrypto();
});
afterEach(() => nock.cleanAll());

async function choose(content: string | Buffer, name: string): Promise<void> {
  visit('/certificateQueryPage');
  await screen.findByRole('button', { name: '选择文件或图片' });
  await upload(content, name);
}
async function upload(content: string | Buffer, name: string): Promise<void> {
  const user = userEvent.setup({ applyAccept: false });
  const bytes = new Uint8Array(Buffer.from(content));
  // jsdom's files have no arrayBuffer()
  const file = Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
  await user.upload(screen.getByLabelText('选择文件或图片', { selector: 'input' }), file);
}
const outcome = () => screen.findByRole('region', { name: '文件核验结果' });

it('finds the credential in a PDF genuine, signed by a former key, and checks whether it is still valid', async () => {
  mockApi('certificate.keys', { data: keys });
  const mock = mockApi('certificate.findPublic', {
    data: publicCertificate({ status: 'revoked', revokedAt: '2026-06-01T02:00:00Z' }),
  });
  await choose(pdfWith(credential(former)), '证书.pdf');
  expect(await within(await outcome()).findByText('凭证是真的')).toBeVisible();
  expect(await screen.findByText('证书已被撤销')).toBeVisible();
  expect(screen.getByText('阳光教育')).toBeVisible();
  expect(mock.calls[0]?.query).toEqual({ certificateNo: 'ZS20260001', name: '李同学' });
});

it.each([
  ['a training', '结业证书', 1],
  ['none, and has the name of its template', '母婴护理培训', 0],
])('says what a file certifies: %s', async (_, template, count) => {
  mockApi('certificate.keys', { data: keys });
  mockApi('certificate.findPublic', { data: publicCertificate() });
  await choose(credential(current, '李同学', template), 'a.jwt');
  const region = within(await outcome());
  expect(await region.findByText('凭证是真的')).toBeVisible();
  expect(region.queryAllByText('培训')).toHaveLength(count);
});

it.each([
  ['altered', altered(credential(current)), '凭证被改动过'],
  ['foreign', credential(unknownKey), '凭证不是本站签发的'],
  ['of a key that claims to be another', credential({ ...unknownKey, kid: 'k2' }), '凭证被改动过'],
])('says that one is %s, and makes no request', async (_, token, words) => {
  mockApi('certificate.keys', { data: keys });
  const mock = mockApi('certificate.findPublic', { data: publicCertificate() });
  await choose(JSON.stringify({ credential: token }), 'credential.json');
  const region = await outcome();
  expect(await within(region).findByRole('alert')).toHaveTextContent(words);
  expect(within(region).getByRole('heading')).toHaveTextContent('凭证里写的内容');
  expect(mock.calls).toEqual([]);
});

it('says if the browser cannot verify, and checks the number in the file', async () => {
  installCrypto({ importKey: () => Promise.reject(new DOMException('no', 'NotSupportedError')) });
  mockApi('certificate.keys', { data: keys });
  mockApi('certificate.findPublic', { code: 40400, message: '没有' });
  await choose(credential(current), 'credential.jwt');
  expect(await within(await outcome()).findByText('这个浏览器不能核验签名')).toBeVisible();
  expect(await screen.findByText('没有查到这张证书')).toBeVisible();
});

it('offers a retry if the keys failed to load', async () => {
  mockApi('certificate.keys', { networkError: true });
  await choose(credential(current), 'credential.jwt');
  expect(await screen.findByRole('alert')).toHaveTextContent('没有取到本站公布的密钥');
  mockApi('certificate.keys', { data: keys });
  mockApi('certificate.findPublic', { data: publicCertificate() });
  await userEvent.click(screen.getByRole('button', { name: /重\s*试/ }));
  expect(await screen.findByText('凭证是真的')).toBeVisible();
});

it('says what is not a certificate: a PDF without a credential, an empty one, plain text', async () => {
  await choose('%PDF-1.7 nothing', 'a.pdf');
  expect(await screen.findByText(/这个文件里没有证书凭证/)).toBeVisible();
  const paste = (words: string) => {
    const event = createEvent.paste(document.body);
    Object.assign(event, { clipboardData: { files: [], getData: () => words } });
    fireEvent(document.body, event);
  };
  paste('你好');
  expect(await screen.findByText('这不是证书的二维码或凭证。')).toBeVisible();
  paste('https://evil.example/custom/certificateQueryResult?certificateNo=1&name=a');
  expect(await screen.findByText('这是另一个网站的证书：evil.example')).toBeVisible();
  mockApi('certificate.findPublic', { data: publicCertificate() });
  paste(`${window.location.origin}/custom/certificateQueryResult?certificateNo=ZS20260001&name=a`);
  expect(await screen.findByText('证书有效')).toBeVisible();
});

afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

it('offers the camera if there is one, and explains what to do if it is denied', async () => {
  const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: refuse },
    configurable: true,
  });
  visit('/certificateQueryPage');
  await userEvent.click(await screen.findByRole('button', { name: '扫描二维码' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('浏览器没有允许使用摄像头');
  await userEvent.click(screen.getByRole('button', { name: '停止扫描' }));
  expect(screen.getByRole('button', { name: '选择文件或图片' })).toBeVisible();
});

it('only the file chosen last is checked, however late the keys for a former one arrive', async () => {
  const [former, latest] = [heldAnswer(), heldAnswer()];
  const asked = mockApi('certificate.keys', { data: keys }, { until: former });
  await choose(credential(current), 'former.jwt');
  await waitFor(() => expect(asked.calls).toHaveLength(1));
  const askedAgain = mockApi('certificate.keys', { data: keys }, { until: latest });
  const found = mockApi('certificate.findPublic', { data: publicCertificate() }, { times: 2 });
  await upload(credential(current, '王同学'), 'latest.jwt');
  await waitFor(() => expect(askedAgain.calls).toHaveLength(1));
  former.release();
  latest.release();
  expect(await screen.findByText('凭证是真的')).toBeVisible();
  expect(await screen.findByText('证书有效')).toBeVisible();
  expect(found.calls.map(({ query }) => query.name)).toEqual(['王同学']);
});

it('turns the camera off when scanning stops, also if it was granted only afterwards', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const stop = jest.fn();
  const stream = { getTracks: () => [{ stop }] };
  let grant = (_: unknown): void => {};
  const getUserMedia = jest
    .fn()
    .mockResolvedValueOnce(stream)
    .mockReturnValueOnce(new Promise((resolve) => (grant = resolve)));
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia },
    configurable: true,
  });
  visit('/certificateQueryPage');
  await userEvent.click(await screen.findByRole('button', { name: '扫描二维码' }));
  await waitFor(() => expect(play).toHaveBeenCalled());
  expect(stop).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '停止扫描' }));
  expect(stop).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '扫描二维码' }));
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  await userEvent.click(screen.getByRole('button', { name: '停止扫描' }));
  await act(async () => grant(stream));
  expect(stop).toHaveBeenCalledTimes(2);
});
