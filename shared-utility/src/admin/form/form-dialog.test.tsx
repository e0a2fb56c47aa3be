import { overlays, type Student, unsaved } from '@edu/shared-utility';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { FormDialog, FormSection, trimmed, useRecordForm } from '../../admin.entry';
import { mockApi } from '../../testing';
import { people, person, signIn, toasts, visit } from '../testing/people';

interface Values {
  name: string;
  email: string;
  phone: string;
}

function FormPage({ of }: { of: Student }) {
  const [update] = people.useUserUpdateStudentMutation();
  const form = useRecordForm({
    valuesOf: (row: Student | null): Values => ({
      name: row?.name ?? '',
      email: row?.email ?? '',
      phone: row?.phone ?? '',
    }),
    inputOf: (values: Values) => trimmed(values),
    change: ({ userId, version }, changes) => update({ userId, version, ...changes }),
    done: () => '已保存',
  });
  return (
    <>
      <button type="button" onClick={() => form.open(of)}>
        打开
      </button>
      <FormDialog
        form={form}
        titles={{ edit: '编辑人员' }}
        labels={{ name: '姓名', email: '邮箱', phone: '手机号' }}
      >
        <FormSection title="基本信息">
          <Form.Item name="name" label="姓名" rules={[{ required: true, message: '请输入姓名' }]}>
            <Input autoFocus />
          </Form.Item>
          <Form.Item name="email" label="邮箱" rules={[{ required: true, message: '请输入邮箱' }]}>
            <Input />
          </Form.Item>
          <Form.Item name="phone" label="手机号">
            <Input />
          </Form.Item>
        </FormSection>
      </FormDialog>
    </>
  );
}

beforeEach(signIn);

const field = (name: string) => screen.getByRole('textbox', { name });
async function open(row = person(1, { email: 'a@b.cn' })) {
  visit(<FormPage of={row} />);
  await userEvent.click(await screen.findByRole('button', { name: '打开' }));
  return within(await screen.findByRole('dialog', { name: '编辑人员' }));
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('sends only what was changed, by the keyboard too', async () => {
  const form = await open();
  expect(form.getByRole('group', { name: '基本信息' })).toBeVisible();
  const update = mockApi('user.updateStudent', { data: null });
  await userEvent.type(field('姓名'), '号 ');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', message: '已保存' }]));
  expect(update.calls).toMatchObject([{ query: { userId: 'p1' } }]);
  expect(update.calls[0]?.body).toEqual({ version: 1, name: '人1号' });
  await closed();
  await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
});

it('sends nothing if nothing was changed', async () => {
  await open();
  await userEvent.type(field('姓名'), ' ');
  await userEvent.keyboard('{Control>}s{/Control}');
  await closed();
  expect(toasts).toEqual([]);
});

it('counts the faulty fields beside the button, and fewer with each correction', async () => {
  const form = await open();
  await userEvent.clear(field('姓名'));
  await userEvent.clear(field('邮箱'));
  await userEvent.click(form.getByRole('button', { name: /保.?存/ }));
  expect(await form.findByText('有 2 处需要修改')).toBeVisible();
  await waitFor(() => expect(field('姓名')).toHaveFocus());
  await userEvent.type(field('姓名'), '王');
  await userEvent.tab();
  expect(await form.findByText('有 1 处需要修改')).toBeVisible();
});

it('counts fields that the server refuses, and shows the reason beside the field', async () => {
  const form = await open();
  mockApi('user.updateStudent', {
    code: 40000,
    message: '不行',
    data: { fields: { email: '已被使用' } },
  });
  await userEvent.type(field('邮箱'), 'm');
  await userEvent.click(form.getByRole('button', { name: /保.?存/ }));
  expect(await form.findByText('已被使用')).toBeVisible();
  expect(form.getByText('有 1 处需要修改')).toBeVisible();
  await waitFor(() => expect(field('邮箱')).toHaveFocus());
});

it('removes the server’s message about a field as soon as the field changes', async () => {
  const form = await open();
  const fields = { phone: '已被使用' };
  mockApi('user.updateStudent', { code: 40000, message: '不行', data: { fields } });
  await userEvent.type(field('手机号'), '1');
  await userEvent.click(form.getByRole('button', { name: /保.?存/ }));
  expect(await form.findByText('已被使用')).toBeVisible();
  await userEvent.type(field('姓名'), '号');
  expect(form.getByText('已被使用')).toBeVisible();
  await userEvent.type(field('手机号'), '2');
  await waitFor(() => expect(form.queryByText('已被使用')).toBeNull());
  expect(form.queryByText('有 1 处需要修改')).toBeNull();
});

it('scrolls to a message about the whole form', async () => {
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.textContent);
  };
  const form = await open();
  mockApi('user.updateStudent', { networkError: true });
  await userEvent.type(field('姓名'), '号');
  await userEvent.click(form.getByRole('button', { name: /保.?存/ }));
  await waitFor(() => expect(seen).toEqual([expect.stringContaining('不知道是否已保存')]));
});

it('shows both versions after a change by another person, and saves over the current one', async () => {
  const form = await open();
  const current = person(1, { version: 2, email: 'c@d.cn' });
  mockApi('user.updateStudent', { code: 40900, message: '已修改', data: { present: current } });
  await userEvent.type(field('姓名'), '号');
  await userEvent.click(form.getByRole('button', { name: /保.?存/ }));
  expect(await form.findByText('邮箱：a@b.cn → c@d.cn')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: '保留我的修改' }));
  const update = mockApi('user.updateStudent', { data: null });
  await userEvent.click(form.getByRole('button', { name: /保.?存/ }));
  await closed();
  expect(update.calls[0]?.body).toEqual({ version: 2, name: '人1号' });
});

it('a deleted row cannot be added again if adding is not possible', async () => {
  const form = await open();
  mockApi('user.updateStudent', { code: 40400, message: '内容不存在' });
  await userEvent.type(field('姓名'), '号');
  await userEvent.click(form.getByRole('button', { name: /保.?存/ }));
  expect(await form.findByText('这条记录已被他人删除')).toBeVisible();
  expect(form.queryByRole('button', { name: '作为新记录添加' })).toBeNull();
});

it('is closed by Back, which asks about unsaved input and then stays', async () => {
  await open();
  await userEvent.type(field('姓名'), '号');
  act(() => void overlays.closeTop());
  expect(await screen.findByRole('dialog', { name: '放弃未保存的修改？' })).toBeVisible();
  act(() => void overlays.closeTop());
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: '放弃未保存的修改？' })).toBeNull(),
  );
  expect(field('姓名')).toHaveValue('人1号');
  await userEvent.type(field('姓名'), '{Backspace}');
  act(() => void overlays.closeTop());
  await closed();
  expect(overlays.closeTop()).toBe(false);
});

it('has unsaved input for the page that is left, until it is discarded', async () => {
  await open();
  expect(unsaved.any()).toBe(false);
  await userEvent.type(field('姓名'), '号');
  expect(unsaved.any()).toBe(true);
  act(() => void overlays.closeTop());
  const question = await screen.findByRole('dialog', { name: '放弃未保存的修改？' });
  await userEvent.click(within(question).getByRole('button', { name: /放.?弃/ }));
  await closed();
  expect(unsaved.any()).toBe(false);
});

it('leaves no overlay for Back after unsaved input was discarded', async () => {
  await open();
  await userEvent.type(field('姓名'), '号');
  act(() => void overlays.closeTop());
  const question = await screen.findByRole('dialog', { name: '放弃未保存的修改？' });
  await userEvent.click(within(question).getByRole('button', { name: /放.?弃/ }));
  await closed();
  expect(overlays.closeTop()).toBe(false);
});

it('says that the result is unknown, and a second try finds that it was saved', async () => {
  const form = await open();
  mockApi('user.updateStudent', { networkError: true });
  await userEvent.type(field('姓名'), '号');
  await userEvent.click(form.getByRole('button', { name: /保.?存/ }));
  expect(await form.findByText('不知道是否已保存')).toBeVisible();
  expect(form.queryByText('保存失败')).toBeNull();
  expect(field('姓名')).toHaveValue('人1号');

  const secondUpdate = mockApi('user.updateStudent', {
    code: 40900,
    message: '内容已被他人修改',
    data: { present: { ...person(1, { email: 'a@b.cn' }), name: '人1号', version: 2 } },
  });
  await userEvent.click(form.getByRole('button', { name: /保.?存/ }));
  await closed();
  expect(secondUpdate.calls[0]?.body).toEqual({ version: 1, name: '人1号' });
  expect(toasts.at(-1)).toMatchObject({ kind: 'success', message: '已保存' });
});
