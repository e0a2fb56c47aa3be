import { context, type Student } from '@edu/shared-utility';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { FormDialog, trimmed, useRecordForm } from '../../admin.entry';
import { mockApi } from '../../testing';
import { people, person, signIn, visit } from '../testing/people';

const of = person(1, { email: 'a@b.cn' });

function FormPage() {
  const [update] = people.useUserUpdateStudentMutation();
  const form = useRecordForm({
    valuesOf: (row: Student | null) => ({
      name: row?.name ?? '',
      email: row?.email ?? '',
      idNumber: row?.idNumber ?? '',
      password: '',
    }),
    inputOf: ({ password: _, ...values }) => trimmed(values),
    change: ({ userId, version }, changes) => update({ userId, version, ...changes }),
    done: () => '已保存',
    draft: { name: 'kit.person', idOf: ({ userId }) => userId, omit: ['idNumber'] },
  });
  const fields = { name: '姓名', email: '邮箱', idNumber: '证件', password: '密码' };
  return (
    <>
      <button type="button" onClick={() => form.open(of)}>
        打开
      </button>
      <button type="button" onClick={() => form.open(person(2))}>
        打开另一人
      </button>
      <FormDialog form={form} titles={{ edit: '编辑人员' }} labels={fields}>
        {Object.entries(fields).map(([name, label]) => (
          <Form.Item key={name} name={name} label={label}>
            <Input type={name === 'password' ? 'password' : 'text'} />
          </Form.Item>
        ))}
      </FormDialog>
    </>
  );
}

beforeEach(() => {
  signIn();
  localStorage.clear();
  signIn();
});

async function open(button = '打开') {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: '编辑人员' }));
}
async function load() {
  cleanup();
  visit(<FormPage />);
  return open();
}
type Dialog = Awaited<ReturnType<typeof load>>;
const type = (dialog: Dialog, label: string, text: string) =>
  userEvent.type(dialog.getByLabelText(label), text);
const offered = (dialog: Dialog) => dialog.queryByText(/尚未保存/);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('offers the typed input after a reload, restores it on request and deletes it when saved', async () => {
  const before = await load();
  expect(offered(before)).toBeNull();
  await type(before, '姓名', '号');
  const dialog = await load();
  expect(offered(dialog)).toBeVisible();
  expect(dialog.getByLabelText('姓名')).toHaveValue('人1');
  await userEvent.click(dialog.getByRole('button', { name: '继续填写' }));
  expect(dialog.getByLabelText('姓名')).toHaveValue('人1号');
  expect(dialog.getByLabelText('邮箱')).toHaveValue('a@b.cn');
  const update = mockApi('user.updateStudent', { data: null });
  await userEvent.keyboard('{Control>}s{/Control}');
  await closed();
  expect(update.calls[0]?.body).toEqual({ version: 1, name: '人1号' });
  expect(offered(await load())).toBeNull();
});

it('offers in turn what was typed before the draft was restored', async () => {
  await type(await load(), '姓名', '号');
  const dialog = await load();
  await type(dialog, '姓名', '乙');
  await type(dialog, '邮箱', 'n');
  await userEvent.click(dialog.getByRole('button', { name: '继续填写' }));
  expect(dialog.getByLabelText('姓名')).toHaveValue('人1号');
  expect(offered(dialog)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '继续填写' }));
  expect(dialog.getByLabelText('姓名')).toHaveValue('人1乙');
  expect(dialog.getByLabelText('邮箱')).toHaveValue('a@b.cnn');
});

it('stores what is typed while a draft is offered, over what the draft holds', async () => {
  const first = await load();
  await type(first, '姓名', '号');
  await type(first, '邮箱', 'n');
  await type(await load(), '姓名', '乙');
  const dialog = await load();
  await userEvent.click(dialog.getByRole('button', { name: '继续填写' }));
  expect(dialog.getByLabelText('姓名')).toHaveValue('人1乙');
  expect(dialog.getByLabelText('邮箱')).toHaveValue('a@b.cnn');
});

it('keeps the restored draft and not what it replaced', async () => {
  await type(await load(), '姓名', '号');
  const before = await load();
  await type(before, '姓名', '乙');
  await userEvent.click(before.getByRole('button', { name: '继续填写' }));
  const dialog = await load();
  await userEvent.click(dialog.getByRole('button', { name: '继续填写' }));
  expect(dialog.getByLabelText('姓名')).toHaveValue('人1号');
});

it('keeps what was typed when the offered draft is discarded', async () => {
  await type(await load(), '姓名', '号');
  const before = await load();
  await type(before, '邮箱', 'n');
  await userEvent.click(before.getByRole('button', { name: '丢弃' }));
  const dialog = await load();
  await userEvent.click(dialog.getByRole('button', { name: '继续填写' }));
  expect(dialog.getByLabelText('姓名')).toHaveValue('人1');
  expect(dialog.getByLabelText('邮箱')).toHaveValue('a@b.cnn');
});

it('belongs to one row and one person', async () => {
  await type(await load(), '姓名', '号');
  cleanup();
  visit(<FormPage />);
  expect(offered(await open('打开另一人'))).toBeNull();
  context.set('actor', 'another');
  expect(offered(await load())).toBeNull();
});

it('stores no password and no field that the form excludes', async () => {
  const dialog = await load();
  await type(dialog, '密码', 'Geheim#1');
  await type(dialog, '证件', '110105');
  expect(offered(await load())).toBeNull();
  expect(JSON.stringify(localStorage)).not.toMatch(/Geheim|110105/);
});

it('is deleted when discarded: from the offer, by closing, and by emptying the fields', async () => {
  await type(await load(), '姓名', '号');
  const first = await load();
  await userEvent.click(first.getByRole('button', { name: '丢弃' }));
  expect(offered(first)).toBeNull();
  const second = await load();
  expect(offered(second)).toBeNull();
  await type(second, '姓名', '号{Backspace}');
  expect(offered(await load())).toBeNull();
  await type(within(screen.getByRole('dialog')), '姓名', '号');
  await userEvent.click(screen.getByRole('button', { name: /取.?消/ }));
  const ask = await screen.findByRole('dialog', { name: /放弃|丢弃|未保存/ });
  await userEvent.click(within(ask).getByRole('button', { name: /放弃|丢弃/ }));
  await closed();
  expect(offered(await open())).toBeNull();
});

it('survives a session that expires, for the same person only', async () => {
  await type(await load(), '姓名', '号');
  context.clear();
  context.set('token', 't');
  context.set('actor', 'another');
  expect(offered(await load())).toBeNull();
  context.remove('actor');
  expect(offered(await load())).toBeVisible();
});

it('is deleted at log-out', async () => {
  await type(await load(), '姓名', '号');
  context.clear(true);
  expect(JSON.stringify(localStorage)).not.toContain('人1号');
});

it.each(['nonsense', '{"at":"never","values":{"name":"x"}}', '{"at":"2026-03-01T08:00:00Z"}'])(
  'ignores %s',
  async (stored) => {
    await type(await load(), '姓名', '号');
    const key = Object.keys(localStorage).find((value) => value.includes('draft:')) ?? '';
    expect(key).toContain('kit.person');
    localStorage.setItem(key, stored);
    expect(offered(await load())).toBeNull();
  },
);
