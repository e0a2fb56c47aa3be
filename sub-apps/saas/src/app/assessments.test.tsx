import { type Assessment, context } from '@edu/shared-utility';
import { mockApi, unsavedQuestions } from '@edu/shared-utility/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { assessment, talent } from '../testing/assessments';
import { certificate, template } from '../testing/certificates';
import { pageWith } from '../testing/sales-fixtures';
import { pageOf, student } from '../testing/students';
import { dialog, signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const permissionCodes = [
  'assessment.read',
  'assessment.write',
  'assessment.mark',
  'certificate.issue',
];

const questions = unsavedQuestions();

beforeEach(() => {
  localStorage.clear();
  signIn();
  context.set('timezone', 'Asia/Shanghai');
  mockApi('assessment.findSkills', { data: ['母婴护理'] }, everyTime);
});
afterEach(() => nock.cleanAll());

async function open(row: Assessment, permissions = permissionCodes, search = '') {
  const findMock = mockApi('assessment.findByCondition', { data: pageWith([row]) }, everyTime);
  visit(`/housekeepingManagement/list${search}`, permissions);
  await screen.findByRole('row', { name: /李同学/ });
  return { findMock, user: userEvent.setup() };
}

const inRow = () => within(screen.getByRole('row', { name: /李同学/ }));
/** antd inserts a space between two Chinese characters of a button. */
const named = (name: string) => ({ name: new RegExp(`^${[...name].join(String.raw`\s*`)}`) });

it('are found by level and state', async () => {
  const { findMock } = await open(assessment(), permissionCodes, '?status=registered&level=4');
  expect({ ...findMock.calls[0]?.query, ...(findMock.calls[0]?.body as object) }).toMatchObject({
    ...{ status: 'registered', level: 4 },
  });
});

it('are found by skill and by the days of their appointments, where the person is', async () => {
  const { findMock, user } = await open(
    assessment(),
    permissionCodes,
    '?skill=母婴护理&from=2026-03-01&to=2026-03-02',
  );
  expect(findMock.calls[0]?.body ?? findMock.calls[0]?.query).toMatchObject({
    ...{ skill: '母婴护理', from: '2026-02-28T16:00:00.000Z', to: '2026-03-02T16:00:00.000Z' },
  });
  await user.click(screen.getByRole('combobox', { name: '技能' }));
  expect(
    await screen.findByText('母婴护理', { selector: '.ant-select-item-option-content' }),
  ).toBeVisible();
  fireEvent.change(screen.getByLabelText('到'), { target: { value: '2026-02-01' } });
  expect(await screen.findByText('“到”早于“从”，未按“到”筛选')).toBeVisible();
});

it('several get an appointment at once, and refused ones are listed', async () => {
  const rows = [assessment(), assessment({ id: 'a2', name: '王同学', version: 5 })];
  mockApi('assessment.findByCondition', { data: pageWith(rows) }, everyTime);
  visit('/housekeepingManagement/list', permissionCodes);
  const user = userEvent.setup();
  for (const name of [/李同学/, /王同学/]) {
    const row = within(await screen.findByRole('row', { name }));
    await user.click(row.getByRole('checkbox'));
  }
  const bar = within(screen.getByRole('region', { name: '所选内容的操作' }));
  await user.click(bar.getByRole('button', named('预约')));
  const form = within(await dialog());
  await user.click(form.getByRole('button', named('预约')));
  expect(await form.findByText('请输入考核地点')).toBeVisible();
  fireEvent.change(form.getByLabelText(/考核时间/), { target: { value: '2030-03-01T09:00' } });
  await user.type(form.getByRole('textbox', { name: '考核地点' }), '实训楼');
  const sent = mockApi(
    'assessment.appoint',
    ({ body }) =>
      (body as { id: string }).id === 'a2' ? { code: 40900, message: '已评分' } : { data: null },
    everyTime,
  );
  await user.click(form.getByRole('button', named('预约')));
  await waitFor(() => expect(sent.calls).toHaveLength(2));
  const given = { appointedAt: '2030-03-01T01:00:00.000Z', place: '实训楼' };
  expect(sent.calls.map(({ body }) => body)).toEqual([
    { id: 'a1', version: 2, ...given },
    { id: 'a2', version: 5, ...given },
  ]);
  expect(await screen.findByText(/已评分/)).toBeVisible();
});

it('one is registered; a student who already has one is reported at the field', async () => {
  const { user } = await open(assessment());
  mockApi('user.findByCondition', { data: pageOf([student(1)]) }, everyTime);
  await user.click(screen.getByRole('button', { name: '登记考核' }));
  const form = within(await dialog());
  await user.click(form.getByRole('button', named('保存')));
  expect(await form.findByText('请输入技能')).toBeVisible();
  await user.click(form.getByRole('combobox', { name: '学员' }));
  await user.click(
    await screen.findByText(/学员1/, { selector: '.ant-select-item-option-content' }),
  );
  await user.type(form.getByRole('combobox', { name: '技能' }), '收纳整理');
  await user.click(form.getByRole('combobox', { name: '等级' }));
  await user.click(
    await screen.findByText('五级/初级工', { selector: '.ant-select-item-option-content' }),
  );
  const message = '该学员已登记同一技能和等级';
  const sent = mockApi('assessment.save', {
    ...{ code: 40900, message, data: { fields: { skill: message } } },
  });
  await user.click(form.getByRole('button', named('保存')));
  expect(await form.findByText(message)).toBeVisible();
  expect(sent.calls[0]?.body).toMatchObject({ skill: '收纳整理', level: 5, remarks: '' });
});

it('asks before a typed place is lost, of one or of several', async () => {
  const { user } = await open(assessment());
  const close = async () => {
    const form = await dialog();
    const place = await within(form).findByRole('textbox', { name: '考核地点' });
    await user.type(place, '实训楼');
    await user.click(within(form).getByRole('button', { name: '关闭' }));
    expect(place).toHaveValue('实训楼');
  };
  await user.click(inRow().getByRole('button', named('预约')));
  await close();
  expect(questions.asked()).toBe(1);
  questions.agree();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(inRow().getByRole('checkbox'));
  const bar = within(screen.getByRole('region', { name: '所选内容的操作' }));
  await user.click(bar.getByRole('button', named('预约')));
  const form = await dialog();
  await user.type(await within(form).findByRole('textbox', { name: '考核地点' }), '实训楼');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(questions.asked()).toBe(3));
});

it('gets an appointment in the person’s time zone', async () => {
  const { user } = await open(assessment());
  await user.click(inRow().getByRole('button', named('预约')));
  const confirmDialog = within(await dialog());
  await waitFor(() => expect(confirmDialog.getByLabelText('考核时间')).toHaveFocus());
  await user.click(confirmDialog.getByRole('button', named('预约')));
  expect(await confirmDialog.findByText('请选择考核时间')).toBeVisible();
  fireEvent.change(confirmDialog.getByLabelText('考核时间'), {
    target: { value: '2020-01-01T09:00' },
  });
  expect(await confirmDialog.findByText('这个时间已经过去')).toBeVisible();
  fireEvent.change(confirmDialog.getByLabelText('考核时间'), {
    target: { value: '2030-03-01T09:00' },
  });
  await waitFor(() => expect(confirmDialog.queryByText('这个时间已经过去')).toBeNull());
  await user.type(confirmDialog.getByRole('textbox', { name: '考核地点' }), '实训楼');
  const sent = mockApi('assessment.appoint', { data: null });
  await user.click(confirmDialog.getByRole('button', named('预约')));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('李同学 的考核已预约'));
  expect(sent.calls[0]?.body).toEqual({
    ...{ id: 'a1', version: 2, appointedAt: '2030-03-01T01:00:00.000Z', place: '实训楼' },
  });
});

it('gets its result, and a score out of range is reported at the field', async () => {
  const { user } = await open(assessment({ status: 'appointed' }));
  await user.click(inRow().getByRole('button', { name: /录入成绩/ }));
  const confirmDialog = within(await dialog());
  const score = confirmDialog.getByRole('textbox', { name: '成绩' });
  for (const wrong of ['101', '-1', '59.55', '优']) {
    await user.clear(score);
    await user.type(score, `${wrong}{Enter}`);
    expect(await confirmDialog.findByText('请输入 0 到 100 的成绩，最多一位小数')).toBeVisible();
  }
  await user.clear(score);
  await user.type(score, '86.5');
  await user.type(confirmDialog.getByRole('textbox', { name: '考评员' }), '何文清');
  const message = '成绩是 0 到 100';
  mockApi('assessment.grade', { code: 40000, message, data: { fields: { score: message } } });
  await user.click(confirmDialog.getByRole('button', named('保存')));
  expect(await confirmDialog.findByText(message)).toBeVisible();
  const sent = mockApi('assessment.grade', { data: null });
  await user.click(confirmDialog.getByRole('button', named('保存')));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('李同学 的成绩已录入'));
  expect(sent.calls[0]?.body).toEqual({
    ...{ id: 'a1', version: 2, passed: true, score: 86.5, assessor: '何文清', remarks: '' },
  });
});

it('that was passed gets a certificate from an enabled template', async () => {
  const { user } = await open(assessment({ status: 'passed', score: 86.5 }));
  mockApi('certificateTemplate.findByCondition', { data: pageWith([template()]) }, everyTime);
  await user.click(inRow().getByRole('button', named('发证')));
  const confirmDialog = within(await dialog());
  await user.click(confirmDialog.getByRole('combobox', { name: '证书模板' }));
  await user.click(
    await screen.findByText('结业证书', { selector: '.ant-select-item-option-content' }),
  );
  const sent = mockApi('assessment.certify', {
    data: { certificateNo: certificate().certificateNo },
  });
  await user.click(confirmDialog.getByRole('button', named('发证')));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('李同学 的证书已颁发'));
  expect(sent.calls[0]?.body).toEqual({ id: 'a1', version: 2, templateId: 't1' });
});

it('that another person has changed meanwhile shows its current state', async () => {
  const { user } = await open(assessment({ status: 'appointed' }));
  await user.click(inRow().getByRole('button', { name: /录入成绩/ }));
  const confirmDialog = within(await dialog());
  await user.type(confirmDialog.getByRole('textbox', { name: '成绩' }), '80');
  await user.type(confirmDialog.getByRole('textbox', { name: '考评员' }), '何文清');
  const data = { present: assessment({ status: 'withdrawn', version: 3 }) };
  mockApi('assessment.grade', { code: 40900, message: '已被修改', data });
  await user.click(confirmDialog.getByRole('button', named('保存')));
  expect(await confirmDialog.findByRole('alert')).toHaveTextContent('现在的状态是：已退出');
  expect(confirmDialog.queryByRole('textbox')).not.toBeInTheDocument();
});

it('that another person has removed meanwhile says so, and can be sent no more', async () => {
  const { user } = await open(assessment({ status: 'appointed' }));
  await user.click(inRow().getByRole('button', { name: /录入成绩/ }));
  const confirmDialog = within(await dialog());
  await user.type(confirmDialog.getByRole('textbox', { name: '成绩' }), '80');
  await user.type(confirmDialog.getByRole('textbox', { name: '考评员' }), '何文清');
  mockApi('assessment.grade', { code: 40400, message: '没有' });
  await user.click(confirmDialog.getByRole('button', named('保存')));
  expect(await confirmDialog.findByRole('alert')).toHaveTextContent('登记已不存在。');
  expect(confirmDialog.queryByRole('textbox')).not.toBeInTheDocument();
});

it('offers no change to people with read-only access', async () => {
  await open(assessment(), ['assessment.read']);
  expect(inRow().queryByRole('button', named('预约'))).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '批量登记' })).not.toBeInTheDocument();
});

describe('talent', () => {
  async function mock(permissions: string[], search = '') {
    mockApi('talent.findById', { data: talent() }, everyTime);
    const findMock = mockApi('talent.findByCondition', { data: pageWith([talent()]) }, everyTime);
    visit(`/talent${search}`, permissions);
    await screen.findByRole('row', { name: /李同学/ });
    return { findMock, user: userEvent.setup() };
  }

  it('is found by score and status, and shown with all certificates', async () => {
    const { findMock } = await mock(['talent.read'], '?score=80&standing=valid&row=s1');
    expect({ ...findMock.calls[0]?.query, ...(findMock.calls[0]?.body as object) }).toMatchObject({
      ...{ minScore: 80, standing: 'valid' },
    });
    const certificates = await screen.findByRole('region', { name: '证书' });
    expect(certificates).toHaveTextContent('ZS1 · 母婴护理 · 成绩 92.5');
    expect(certificates).toHaveTextContent('已撤销');
    expect(certificates).toHaveTextContent('信息有误');
    expect(screen.getByRole('region', { name: '培训' })).toHaveTextContent('岗前培训');
  });

  it('a hidden number is shown only with the permission', async () => {
    const { user } = await mock(['talent.read', 'talent.reveal']);
    const sent = mockApi('talent.reveal', { data: { value: '13800000001' } });
    await user.click(screen.getByRole('button', { name: '显示李同学的手机号' }));
    expect(await screen.findByText('13800000001')).toBeVisible();
    expect(sent.calls[0]?.body).toEqual({ userId: 's1', field: 'phone' });
  });

  it('hides numbers without the permission, and exports nothing', async () => {
    await mock(['talent.read']);
    expect(screen.queryByRole('button', { name: /显示李同学/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', named('导出'))).not.toBeInTheDocument();
  });
});
