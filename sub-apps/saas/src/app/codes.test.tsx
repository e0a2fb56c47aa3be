import { context, on } from '@edu/shared-utility';
import { mockApi, onPhone, pasteInto } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { codePermissions, openBatches } from '../testing/code-batches';
import { courseRow } from '../testing/courses';
import { codeBatch, pageWith, redemptionCode } from '../testing/sales-fixtures';
import { dialog, field, signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };

beforeEach(() => {
  localStorage.clear();
  signIn();
  context.set('timezone', 'Asia/Shanghai');
});
afterEach(() => nock.cleanAll());

it('shows each with its target, its state and the number of redemptions', async () => {
  await openBatches([
    codeBatch(),
    codeBatch({ id: 'n', name: '赠送', state: 'stopped', isOver: true, validUntil: null }),
  ]);
  expect(screen.getByRole('row', { name: /双十一/ })).toHaveTextContent(
    /双十一母婴护理可兑换12 \/ 300/,
  );
  // the field shows the last valid day, not the midnight after it
  expect(screen.getByRole('row', { name: /双十一/ })).toHaveTextContent('2030/12/31');
  expect(screen.getByRole('row', { name: /赠送/ })).toHaveTextContent(/已停用已过期.*一直有效/);
});

it('lists expired ones in their own tab, and offers to stop none of them', async () => {
  const server = await openBatches([
    codeBatch({ isOver: true }),
    codeBatch({ id: 'n', name: '赠送', state: 'stopped', isOver: true }),
  ]);
  expect(screen.queryByRole('button', { name: /^(停用|恢复)/ })).toBeNull();
  await server.user.click(screen.getByRole('link', { name: '已过期' }));
  await waitFor(() => expect(server.findMock.calls.at(-1)?.query.state).toBe('over'));
});

it('shows the progress of the creation, and polls until it is done', async () => {
  const server = await openBatches([codeBatch({ state: 'making', made: 120 })]);
  expect(screen.getByText('生成中 120 / 300')).toBeVisible();
  expect(screen.getByRole('button', { name: /^导出/ })).toBeDisabled();
  server.rows = [codeBatch()];
  expect(await screen.findByText('可兑换', { selector: 'td *' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^导出/ })).toBeEnabled();
});

it('creates codes: an error is shown at its field, money is sent in fen, and the end is the end of the day', async () => {
  const { user } = await openBatches([]);
  const courses = mockApi(
    'course.findManageList',
    { data: pageWith([courseRow('c', '母婴护理', { status: 'published', price: 19_900 })]) },
    everyTime,
  );
  const [add] = await screen.findAllByRole('button', { name: '生成兑换码' });
  await user.click(add as HTMLElement);
  const form = await dialog();
  await user.click(await within(form).findByRole('button', { name: /生\s?成/ }));
  for (const words of ['请选择课程', '请填写批次名称', '请输入 1 到 10000 之间的整数']) {
    expect(await within(form).findByText(words)).toBeVisible();
  }
  await user.click(within(form).getByRole('combobox', { name: '课程' }));
  await user.click(await screen.findByTitle('母婴护理'));
  expect(courses.calls[0]?.query).toMatchObject({ status: 'published' });
  // defaults to the course's price
  expect(field('单价')).toHaveValue('199');
  await user.clear(field('单价'));
  await pasteInto(field('单价'), '19.99');
  await pasteInto(field('批次名称'), ' 新年 ');
  await pasteInto(field('数量'), '10001');
  expect(await within(form).findByText('请输入 1 到 10000 之间的整数')).toBeVisible();
  await user.clear(field('数量'));
  await pasteInto(field('数量'), '３ 00');
  await user.click(screen.getByRole('combobox', { name: '开放时长' }));
  await user.click(await screen.findByTitle('90 天'));
  await user.type(within(form).getByLabelText('最后兑换日'), '2030-12-31');
  const make = mockApi('redemption.makeBatch', { data: { id: 'b', jobId: 'j' } });
  const bodies: unknown[] = [];
  const unsubscribe = on('inbox:changed', () => bodies.push(true));
  await user.click(within(form).getByRole('button', { name: /生\s?成/ }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('开始生成兑换码'));
  unsubscribe();
  // the header refreshes its list of jobs
  expect(bodies).toHaveLength(1);
  expect(make.calls[0]?.body).toEqual({
    ...{ courseId: 'c', name: '新年', count: 300, price: 1999, days: 90 },
    validUntil: '2030-12-31T16:00:00.000Z',
  });
});

it('another number of days can be typed, and must be valid', async () => {
  const { user } = await openBatches([]);
  const [add] = await screen.findAllByRole('button', { name: '生成兑换码' });
  await user.click(add as HTMLElement);
  const form = await dialog();
  await user.click(await screen.findByRole('combobox', { name: '开放时长' }));
  await user.click(await screen.findByTitle('其他天数'));
  await user.click(within(form).getByRole('button', { name: /生\s?成/ }));
  expect(await within(form).findByText('请输入 1 到 3650 之间的整数')).toBeVisible();
  await pasteInto(field('天数'), '４5');
  expect(field('天数')).toHaveValue('４5');
  await user.tab();
  const item = field('天数').closest('.ant-form-item');
  await waitFor(() => expect(item).not.toHaveClass('ant-form-item-has-error'));
});

it('changes only name and end, and removes the end', async () => {
  const { user } = await openBatches([codeBatch()]);
  await user.click(screen.getByRole('button', { name: /^修改/ }));
  const form = await dialog();
  const day = await within(form).findByLabelText('最后兑换日');
  expect(day).toHaveValue('2030-12-31');
  expect(within(form).queryByRole('textbox', { name: '数量' })).toBeNull();
  await user.clear(day);
  const change = mockApi('redemption.changeBatch', { data: codeBatch({ validUntil: null }) });
  await user.click(within(form).getByRole('button', { name: /保存/ }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('修改成功'));
  expect(change.calls[0]?.body).toEqual({ id: 'b', version: 3, validUntil: null });
});

it('a name that is too long is counted and refused at its field, and not cut', async () => {
  const { user } = await openBatches([codeBatch({ name: '批' })]);
  await user.click(screen.getByRole('button', { name: /^修改/ }));
  const form = within(await dialog());
  const name = await form.findByRole('textbox', { name: '批次名称' });
  await user.click(name);
  await user.paste('次'.repeat(60));
  expect(name).toHaveValue(`批${'次'.repeat(60)}`);
  expect(form.getByText('61 / 60')).toBeVisible();
  const fields = { name: '最多 60 个字符' };
  mockApi('redemption.changeBatch', { code: 40000, message: '输入有误', data: { fields } });
  await user.click(form.getByRole('button', { name: /保存/ }));
  expect(await form.findByText('最多 60 个字符')).toBeVisible();
  expect(name).toHaveValue(`批${'次'.repeat(60)}`);
});

it('is stopped at once, and can be undone', async () => {
  const { user } = await openBatches([codeBatch()]);
  const stop = mockApi(
    'redemption.stopBatch',
    { data: codeBatch({ state: 'stopped' }) },
    everyTime,
  );
  await user.click(screen.getByRole('button', { name: /^停用/ }));
  await user.click(await screen.findByRole('button', { name: /撤销/ }));
  await waitFor(() => expect(stop.calls).toHaveLength(2));
  expect(stop.calls.map(({ body }) => body)).toEqual([
    { id: 'b', version: 3, stopped: true },
    { id: 'b', stopped: false },
  ]);
});

it('full codes are only available as a file', async () => {
  const { user } = await openBatches([codeBatch()]);
  const file = mockApi('redemption.exportCodes', {
    status: 200,
    body: 'xlsx',
    headers: { 'content-disposition': 'attachment; filename="codes.xlsx"' },
  });
  URL.createObjectURL = () => 'blob:own';
  URL.revokeObjectURL = () => {};
  await user.click(screen.getByRole('button', { name: /^导出/ }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('已导出“双十一”的兑换码'));
  expect(file.calls[0]?.body).toEqual({ batchId: 'b' });
});

describe('the panel', () => {
  const codes = [
    redemptionCode('AAAA'),
    redemptionCode('BBBB', {
      ...{ state: 'redeemed', redeemedAt: '2026-11-22T02:00:00Z' },
      ...{ redeemedByName: '学员1', orderId: 'o1' },
    }),
    redemptionCode('CCCC', { state: 'withdrawn' }),
  ];
  async function details(permissions = codePermissions) {
    mockApi('audit.ofRow', { data: pageWith([]) }, everyTime);
    const findMock = mockApi('redemption.findCodes', { data: pageWith(codes) }, everyTime);
    const page = await openBatches([codeBatch()], permissions);
    await page.user.click(screen.getByRole('link', { name: /双十一/ }));
    await screen.findByText('****-****-AAAA');
    return { ...page, findMock };
  }

  it('shows the figures, partly hidden codes, and links to course and order', async () => {
    await details();
    expect(screen.getByRole('region', { name: '数量' })).toHaveTextContent(
      '已生成300 / 300已兑换12已作废3未兑换285',
    );
    expect(screen.getByRole('link', { name: '母婴护理' })).toHaveAttribute(
      'href',
      '/saas/course/c/basics',
    );
    const order = `/saas/finance?${new URLSearchParams({ keyword: '学员1', way: 'code', row: 'o1' })}`;
    expect(screen.getByRole('link', { name: '学员1' })).toHaveAttribute('href', order);
  });

  it('shows on a phone who redeemed a code below it instead of in a column', async () => {
    onPhone();
    await details();
    const cell = screen.getByText('****-****-BBBB').closest('td');
    expect(cell).toHaveTextContent(/已兑换学员12026\/11\/22/);
    expect(screen.queryByRole('columnheader', { name: '兑换学员' })).toBeNull();
  });

  it('finds codes by state and keyword', async () => {
    const { user, findMock } = await details();
    await user.click(screen.getByRole('combobox', { name: '状态' }));
    await user.click(await screen.findByTitle('未兑换'));
    await waitFor(() => expect(findMock.calls.at(-1)?.query).toMatchObject({ state: 'open' }));
    await pasteInto(field('完整的码、末四位或学员姓名'), 'aaaa');
    await waitFor(() =>
      expect(findMock.calls.at(-1)?.query).toMatchObject({
        ...{ batchId: 'b', state: 'open', keyword: 'aaaa' },
      }),
    );
  });

  it('withdraws selected ones and undoes it; a redeemed one cannot be selected', async () => {
    const { user } = await details();
    expect(screen.getByRole('checkbox', { name: '选择 ****-****-BBBB' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '恢复 ****-****-CCCC' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: '选择 ****-****-AAAA' }));
    expect(screen.getByText('已选 1 个')).toBeVisible();
    const withdraw = mockApi('redemption.withdrawCodes', { data: null }, everyTime);
    await user.click(screen.getByRole('button', { name: '作废' }));
    await user.click(await screen.findByRole('button', { name: /撤销/ }));
    await waitFor(() => expect(withdraw.calls).toHaveLength(2));
    expect(withdraw.calls.map(({ body }) => body)).toEqual([
      { batchId: 'b', ids: ['AAAA'], withdrawn: true },
      { batchId: 'b', ids: ['AAAA'], withdrawn: false },
    ]);
    expect(screen.queryByText('已选 1 个')).toBeNull();
  });

  it('shows a refusal of the server, as for a code that was redeemed meanwhile, and refetches', async () => {
    const { user, findMock } = await details();
    const before = findMock.calls.length;
    mockApi('redemption.withdrawCodes', { code: 40900, message: '其中的兑换码已被兑换' });
    await user.click(screen.getByRole('button', { name: '作废 ****-****-AAAA' }));
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('其中的兑换码已被兑换'));
    await waitFor(() => expect(findMock.calls.length).toBeGreaterThan(before));
  });

  it('is read-only for people with read-only access', async () => {
    await details(['code.read']);
    for (const name of [/^修改/, /^停用/, /^导出/, /^作废/, '生成兑换码']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('checkbox', { name: /选择/ })).toBeNull();
    expect(screen.queryByRole('link', { name: '学员1' })).toBeNull();
  });
});

it('explains codes if there are none, and says who grants access', async () => {
  await openBatches([], ['code.read']);
  expect(await screen.findByText('还没有兑换码。')).toBeVisible();
  nock.cleanAll();
  mockApi('redemption.findBatches', { code: 40300, message: '无权限' });
  visit('/exchange', []);
  expect(await screen.findByText(/请联系租户管理员/)).toBeVisible();
});
