import type { Declaration, TrainSummary } from '@edu/shared-utility';
import { mockApi, unsavedQuestions } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { declaration } from '../testing/declarations';
import { pageWith } from '../testing/sales-fixtures';
import { dialog, signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const permissionCodes = ['declare.read', 'declare.write', 'declare.submit'];

const questions = unsavedQuestions();

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => nock.cleanAll());

/** The server's state; tests change it to act as another person. */
let current: Declaration;

async function open(row: Declaration, permissions = permissionCodes, search = '') {
  current = row;
  const findMock = mockApi(
    'declaration.findByCondition',
    () => ({ data: pageWith([current]) }),
    everyTime,
  );
  mockApi('declaration.findById', () => ({ data: current }), everyTime);
  visit(`/declare${search}`, permissions);
  await screen.findByRole('row', { name: /月嫂班/ });
  return { findMock, user: userEvent.setup() };
}

const inRow = () => within(screen.getByRole('row', { name: /月嫂班/ }));
/** antd inserts a space between two Chinese characters of a button. */
const named = (name: string) => ({ name: new RegExp(`^${[...name].join(String.raw`\s*`)}`) });
const rowButton = (name: string) => inRow().getByRole('button', named(name));
const noButton = (name: string) =>
  expect(inRow().queryByRole('button', named(name))).not.toBeInTheDocument();

it('are filtered by their conditions', async () => {
  const { findMock } = await open(declaration(), permissionCodes, '?status=draft&region=440000');
  expect({ ...findMock.calls[0]?.query, ...(findMock.calls[0]?.body as object) }).toMatchObject({
    ...{ status: 'draft', regionId: '440000' },
  });
});

it('shows in the list that the date is the first day', async () => {
  await open(declaration());
  expect(screen.getByRole('columnheader', { name: /开始日期/ })).toBeVisible();
});

it('a draft is submitted after the consequences were shown', async () => {
  const { user } = await open(declaration());
  await user.click(rowButton('提交'));
  const confirmDialog = within(await dialog());
  expect(confirmDialog.getByText(/将按培训现在的内容提交/)).toBeVisible();
  const sent = mockApi('declaration.submit', { data: null });
  await user.click(confirmDialog.getByRole('button', { name: /提\s*交/ }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('“月嫂班”已提交'));
  expect(sent.calls[0]?.body).toEqual({ id: 'd1', version: 3 });
});

it('offers the actions of its state, and none to people with read-only access', async () => {
  await open(declaration({ status: 'submitted' }));
  noButton('提交');
  noButton('修改');
});

it('offers no change to people with read-only access', async () => {
  await open(declaration(), ['declare.read']);
  noButton('提交');
  expect(screen.queryByRole('button', { name: /新建申报/ })).toBeNull();
});

it('shows why one was returned, what has changed since, and the history', async () => {
  await open(
    declaration({
      ...{ status: 'returned', reason: '缺少场地', changed: ['hours', 'startsAt', 'endsAt'] },
      attachments: [{ id: 'f', name: '场地.pdf', bytes: 2048, url: '/files/f/download/a' }],
      events: [
        {
          kind: 'submitted',
          reason: null,
          personName: '王管理',
          happenedAt: '2026-02-02T02:00:00Z',
        },
        {
          kind: 'returned',
          reason: '缺少场地',
          personName: '周运营',
          happenedAt: '2026-02-05T02:00:00Z',
        },
      ],
    }),
    permissionCodes,
    '?row=d1',
  );
  expect(await screen.findByText('周运营 退回')).toBeVisible();
  expect(screen.getAllByText('缺少场地')).toHaveLength(2);
  expect(screen.getByText('培训的以下内容已有变化，提交时会更新：学时, 培训时间。')).toBeVisible();
  expect(screen.getByRole('link', { name: '场地.pdf' })).toHaveAttribute(
    ...['href', expect.stringContaining('/files/f/download/a')],
  );
});

it('is created from a training; one that is already declared is reported at the field', async () => {
  const { user } = await open(declaration());
  const trainSummary = { id: 'tr2', title: '育婴班' } as TrainSummary;
  mockApi('train.findByCondition', { data: pageWith([trainSummary]) }, everyTime);
  await user.click(screen.getByRole('button', { name: /新建申报/ }));
  const form = within(await dialog());
  await user.click(form.getByRole('button', { name: /保\s*存/ }));
  expect(
    await form.findByText('请选择培训', { selector: '.ant-form-item-explain-error' }),
  ).toBeVisible();
  await user.click(form.getByRole('combobox', { name: '培训' }));
  await user.click(
    await screen.findByText('育婴班', { selector: '.ant-select-item-option-content' }),
  );
  const message = '该培训已有申报';
  const refused = mockApi('declaration.save', {
    ...{ code: 40900, message, data: { fields: { trainId: message } } },
  });
  await user.click(form.getByRole('button', { name: /保\s*存/ }));
  expect(await form.findByText(message)).toBeVisible();
  expect(refused.calls[0]?.body).toEqual({ trainId: 'tr2', remark: '', attachments: [] });
});

it('sends only changed fields; after a change by another person both versions are shown', async () => {
  const { user } = await open(declaration({ status: 'returned', reason: '缺少场地' }));
  await user.click(rowButton('修改'));
  const form = within(await dialog());
  const remark = await form.findByRole('textbox', { name: '说明' });
  await user.type(remark, '补充');
  const theirs = declaration({ status: 'returned', remark: '他人的', version: 4 });
  const stale = mockApi('declaration.save', {
    ...{ code: 40900, message: '已被修改', data: { present: theirs } },
  });
  await user.click(form.getByRole('button', { name: /保\s*存/ }));
  expect(await form.findByRole('alert')).toHaveTextContent('说明：说明 → 他人的');
  expect(stale.calls[0]?.body).toEqual({ id: 'd1', version: 3, remark: '说明补充' });
});

describe('the operator', () => {
  async function review(row: Declaration) {
    current = row;
    mockApi('declarationReview.find', () => ({ data: pageWith([current]) }), everyTime);
    mockApi('declarationReview.findById', () => ({ data: current }), everyTime);
    visit('/declare/review', ['platform.declare']);
    await screen.findByRole('row', { name: /月嫂班/ });
    return userEvent.setup();
  }
  const waiting = () => declaration({ status: 'submitted', submittedAt: '2026-02-02T02:00:00Z' });

  it('accepts a submitted one', async () => {
    const user = await review(waiting());
    await user.click(rowButton('通过'));
    const confirmDialog = within(await dialog());
    const sent = mockApi('declarationReview.accept', { data: null });
    await user.click(confirmDialog.getByRole('button', { name: /通\s*过/ }));
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('“月嫂班”已通过'));
    expect(sent.calls[0]?.body).toEqual({ id: 'd1', version: 3 });
  });

  it('returns only with a reason', async () => {
    const user = await review(waiting());
    await user.click(rowButton('退回'));
    const confirmDialog = within(await dialog());
    await user.click(confirmDialog.getByRole('button', { name: /退\s*回/ }));
    expect(await confirmDialog.findByRole('alert')).toHaveTextContent('请写明退回原因');
    await user.type(confirmDialog.getByRole('textbox'), '缺少场地');
    const sent = mockApi('declarationReview.giveBack', { data: null });
    await user.click(confirmDialog.getByRole('button', { name: /退\s*回/ }));
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('“月嫂班”已退回'));
    expect(sent.calls[0]?.body).toEqual({ id: 'd1', version: 3, reason: '缺少场地' });
  });

  it('is asked before a typed reason is lost', async () => {
    const user = await review(waiting());
    await user.click(rowButton('退回'));
    const form = await dialog();
    const reason = within(form).getByRole('textbox');
    await user.type(reason, '缺少场地');
    await questions.expectOnClose(form, () => expect(reason).toHaveValue('缺少场地'));
  });

  it('is told that another person was first', async () => {
    const user = await review(waiting());
    await user.click(rowButton('退回'));
    const confirmDialog = within(await dialog());
    await user.type(confirmDialog.getByRole('textbox'), '缺少场地');
    const data = { present: declaration({ status: 'accepted', version: 4 }) };
    mockApi('declarationReview.giveBack', { code: 40900, message: '已被修改', data });
    await user.click(confirmDialog.getByRole('button', { name: /退\s*回/ }));
    expect(await confirmDialog.findByRole('alert')).toHaveTextContent('现在的状态是：已通过');
    expect(confirmDialog.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
