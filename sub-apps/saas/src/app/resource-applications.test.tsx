import type { ResourceApplication } from '@edu/shared-utility';
import { mockApi, unsavedQuestions } from '@edu/shared-utility/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { pageOf } from '../testing/students';
import { dialog, signIn, toasts, visit } from '../testing/visit';

const questions = unsavedQuestions();

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => nock.cleanAll());

const application = (
  number: number,
  change: Partial<ResourceApplication> = {},
): ResourceApplication => ({
  id: `a${number}`,
  resourceId: `r${number}`,
  resourceTitle: `资源${number}`,
  resourceKind: 'video',
  ownerOrgan: '总校',
  applicantOrgan: '分校',
  applicantName: '李老师',
  reason: '备课',
  status: 'pending',
  refusal: null,
  expiresAt: null,
  appliedAt: '2026-03-01T08:00:00.000Z',
  decidedAt: null,
  version: 1,
  ...change,
});

const decidingPermissions = ['resource.read', 'resource.grant'];

function show(rows: ResourceApplication[], permissions = decidingPermissions) {
  mockApi(
    'resApplication.getPageList',
    { data: pageOf(rows) },
    { times: Number.POSITIVE_INFINITY },
  );
  visit('/resource/applications', permissions);
}

const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `选择 ${name}` }));

it('grants several until the end of a day in the person’s time zone, and refuses a past day', async () => {
  show([application(1), application(2)]);
  await choose('资源1');
  await choose('资源2');
  const bar = await screen.findAllByRole('button', { name: /^授\s?权$/ });
  await userEvent.click(bar.at(-1) as HTMLElement);
  const ask = await dialog();
  await userEvent.click(within(ask).getByRole('combobox', { name: '期限' }));
  await userEvent.click(await screen.findByTitle('指定日期'));
  const day = await within(ask).findByLabelText('最后一天');
  fireEvent.change(day, { target: { value: '2020-01-01' } });
  await userEvent.click(within(ask).getByRole('button', { name: /授\s?权/ }));
  expect(await within(ask).findByText('请选择今天或之后的日期')).toBeVisible();
  fireEvent.change(day, { target: { value: '2099-12-31' } });
  const grant = mockApi('resApplication.batchGrant', { data: null });
  await userEvent.click(within(ask).getByRole('button', { name: /授\s?权/ }));
  await waitFor(() => expect(grant.calls).toHaveLength(1));
  expect(grant.calls[0]?.body).toEqual({
    ids: ['a1', 'a2'],
    expiresAt: '2100-01-01T00:00:00.000Z',
  });
});

it('refuses only with a reason', async () => {
  show([application(1)]);
  await userEvent.click(await screen.findByRole('button', { name: '拒绝 资源1' }));
  const ask = await dialog();
  await userEvent.click(within(ask).getByRole('button', { name: /拒\s?绝/ }));
  expect(await within(ask).findByText(/请说明理由/)).toBeVisible();
  const refuse = mockApi('resApplication.refuseGrant', { data: null });
  await userEvent.type(within(ask).getByRole('textbox'), '版权限制');
  await userEvent.click(within(ask).getByRole('button', { name: /拒\s?绝/ }));
  await waitFor(() =>
    expect(refuse.calls).toMatchObject([{ body: { id: 'a1', refusal: '版权限制' } }]),
  );
  await waitFor(() => expect(toasts).toMatchObject([{ message: '已拒绝 1 个申请' }]));
});

it('asks before a typed reason is lost', async () => {
  show([application(1)]);
  await userEvent.click(await screen.findByRole('button', { name: '拒绝 资源1' }));
  const form = await dialog();
  const reason = within(form).getByRole('textbox');
  await userEvent.type(reason, '版权未定');
  await questions.expectOnClose(form, () => expect(reason).toHaveValue('版权未定'));
});

it('asks before a grant is ended, which is final', async () => {
  show([application(1, { status: 'granted' })]);
  await userEvent.click(await screen.findByRole('button', { name: '结束授权 资源1' }));
  for (const name of ['授权 资源1', '拒绝 资源1']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  const end = mockApi('resApplication.endGrants', { data: null });
  await userEvent.click(within(await dialog()).getByRole('button', { name: '结束授权' }));
  await waitFor(() => expect(end.calls).toMatchObject([{ body: { ids: ['a1'] } }]));
});

it('offers no decision without the permission, nor on one’s own applications', async () => {
  show([application(1)], ['resource.read']);
  await screen.findByText('资源1');
  expect(screen.queryByRole('button', { name: /授权|拒绝/ })).toBeNull();
  const sent = mockApi('resApplication.findResourceApplicationByReqWithPage', {
    data: pageOf([application(3, { status: 'refused', refusal: '版权限制' })]),
  });
  await userEvent.click(screen.getByRole('link', { name: '我方申请' }));
  expect(await screen.findByText('资源3')).toBeVisible();
  expect(screen.getByText('已拒绝')).toBeVisible();
  expect(sent.calls[0]?.body).not.toHaveProperty('side');
});

it('one that was decided can be neither granted, refused nor ended', async () => {
  show([
    application(1),
    application(2, { status: 'refused', refusal: '版权限制' }),
    application(3, { status: 'ended' }),
  ]);
  const names = async (title: string) => {
    const row = within(await screen.findByRole('row', { name: new RegExp(title) }));
    return row.queryAllByRole('button').map(({ textContent }) => textContent);
  };
  await screen.findByRole('button', { name: '拒绝 资源1' });
  expect(await names('资源1')).toEqual(['授权', '拒绝']);
  expect(await names('资源2')).toEqual([]);
  expect(await names('资源3')).toEqual([]);
});
