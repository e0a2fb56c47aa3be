import { mockApi } from '@edu/shared-utility/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshPersonEachTest, open } from '../testing';
import { company, contact, fillStep, login, press } from '../testing/register';

freshPersonEachTest();

const LIMIT = 2_097_152;
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d];
const png = new Uint8Array([...pngStart, 1, 2, 3]);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const tooLarge = new Uint8Array(LIMIT + 1);
tooLarge.set(pngStart);
const text = new TextEncoder().encode('no picture at all');

const field = () => screen.getByRole('button', { name: /^营业执照照片（选填）/ });

/** Presses the button and picks that file in the browser's own dialog. */
async function choose(name: string, bytes: Uint8Array<ArrayBuffer>, type: string) {
  let input: HTMLInputElement | undefined;
  const opened = (event: Event) => {
    if (event.target instanceof HTMLInputElement) input = event.target;
  };
  document.addEventListener('click', opened);
  act(() => field().focus());
  await userEvent.keyboard('{Enter}');
  document.removeEventListener('click', opened);
  if (!input) throw new Error('no file dialog');
  await userEvent.upload(input, new File([bytes], name, { type }), { applyAccept: false });
}

/** Opens the last step with a picture chosen in the first step. */
async function onWithPicture(name: string, bytes: Uint8Array<ArrayBuffer>, type: string) {
  open('/entrance/register');
  await fillStep(company);
  await choose(name, bytes, type);
  await waitFor(() => expect(field()).toHaveAccessibleName(new RegExp(name)));
}

async function send() {
  await press('下一步');
  await fillStep(contact);
  await press('下一步');
  await fillStep(login);
  await press('提交注册');
}

it.each([
  ['a PNG', 'licence.png', png, 'image/png', 'image/png'],
  ['a JPEG', 'licence.jpg', jpeg, 'image/jpeg', 'image/jpeg'],
  ['a PNG with another file extension', 'scan.dat', png, '', 'image/png'],
])('sends %s chosen by keyboard', async (_, name, bytes, type, shown) => {
  const sent = mockApi('account.registerCompany', { data: { companyId: 'c1' } });
  await onWithPicture(name, bytes, type);
  const base64 = Buffer.from(bytes).toString('base64');
  const [picture] = field().getElementsByTagName('img');
  expect(picture).toHaveAttribute('src', `data:${shown};base64,${base64}`);
  expect(field()).toHaveAccessibleDescription('');
  await send();
  expect(await screen.findByRole('heading', { name: '注册成功' })).toBeVisible();
  expect(sent.calls[0]?.body).toMatchObject({ companyName: '阳光教育科技', licenceImage: base64 });
});

it.each([
  ['too big', 'big.png', tooLarge, '图片不能超过 2 MB，请选择较小的图片'],
  ['of another type than its extension', 'notes.png', text, '该文件不是 JPEG 或 PNG 图片'],
])('says that a file is %s and keeps the rest of the form', async (_, name, bytes, words) => {
  await onWithPicture(name, bytes, 'image/png');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(words));
  await press('下一步');
  expect(field()).toHaveFocus();
  expect(screen.getByLabelText('企业名称')).toHaveValue('阳光教育科技');
  await userEvent.click(screen.getByRole('button', { name: '移除' }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription('');
  const sent = mockApi('account.registerCompany', { data: { companyId: 'c1' } });
  await send();
  expect(await screen.findByRole('heading', { name: '注册成功' })).toBeVisible();
  expect(sent.calls).toHaveLength(1);
  expect(sent.calls[0]?.body).not.toHaveProperty('licenceImage');
});

it('says that a picture cannot be displayed and accepts another one', async () => {
  open('/entrance/register');
  await screen.findByLabelText('企业名称');
  await choose('broken.png', png, 'image/png');
  const [picture] = await waitFor(() => {
    const pictures = field().getElementsByTagName('img');
    expect(pictures).toHaveLength(1);
    return pictures;
  });
  fireEvent.error(picture as HTMLElement);
  expect(field()).toHaveAccessibleDescription('无法读取该图片，请重新选择');
  await choose('whole.jpg', jpeg, 'image/jpeg');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(''));
  expect(field()).toHaveAccessibleName(/whole\.jpg/);
});

it('says that a file cannot be read', async () => {
  const read = jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fails(
    this: FileReader,
  ) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  open('/entrance/register');
  await screen.findByLabelText('企业名称');
  await choose('gone.png', png, 'image/png');
  await waitFor(() => expect(field()).toHaveAccessibleDescription('无法读取该图片，请重新选择'));
  read.mockRestore();
});

it('shows the server’s message beside the field', async () => {
  await onWithPicture('licence.png', png, 'image/png');
  const words = '营业执照照片须为JPEG或PNG图片';
  const data = { fields: { licenceImage: words } };
  mockApi('account.registerCompany', { code: 40000, message: words, data });
  await send();
  await waitFor(() => expect(field()).toHaveAccessibleDescription(words));
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveAccessibleName(/licence\.png/);
});
