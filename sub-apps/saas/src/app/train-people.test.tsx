import {
  context,
  type EnrolmentLink,
  errorCodes,
  type Job,
  type TrainUser,
} from '@edu/shared-utility';
import { mockApi, pasteInto, unsavedQuestions } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { certificate, template } from '../testing/certificates';
import { pageWith } from '../testing/sales-fixtures';
import { pageOf } from '../testing/students';
import { learner, statistic, trainUser, wholeTrain } from '../testing/trains';
import { dialog, signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
/** Lazy chunks and permissions take longer than the default timeout on a busy machine. */
const manager = ['train.read', 'train.write', 'train.publish', 'train.export', 'exam.read'];
const issuer = [...manager, 'certificate.read', 'certificate.issue'];

const questions = unsavedQuestions();

beforeEach(() => {
  localStorage.clear();
  signIn();
  context.set('userInfo', { userId: 'u' } as never);
  context.set('timezone', 'Asia/Shanghai');
});
afterEach(() => nock.cleanAll());

async function open(tab: string, change: Parameters<typeof wholeTrain>[0] = {}, may = manager) {
  const server = { train: wholeTrain({ status: 'published', phase: 'running', ...change }) };
  mockApi('train.findById', () => ({ data: server.train }), everyTime);
  visit(`/task/t/${tab}`, may);
  await screen.findByRole('tab', { name: '基本信息' });
  await waitFor(() => expect(context.get('permissions').status).toBe('ready'));
  return server;
}
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the people', () => {
  const people: TrainUser[] = [
    trainUser('m1', '王芳', { status: 'finished', progress: 1 }),
    trainUser('m2', '李强', { by: 'link' }),
  ];
  const list = () => mockApi('trainUser.findByCondition', { data: pageOf(people) }, everyTime);

  it('are listed with their progress, and removed after a confirmation, several at once', async () => {
    const findMock = list();
    await open('people');
    expect((await row(/王芳/)).getByText('已合格')).toBeVisible();
    expect((await row(/李强/)).getByText('未开始')).toBeVisible();
    expect(findMock.calls[0]?.query).toMatchObject({ trainId: 't' });
    await userEvent.click((await row(/王芳/)).getByRole('checkbox'));
    await userEvent.click((await row(/李强/)).getByRole('checkbox'));
    const deletion = mockApi('trainUser.delete', { data: null });
    const bar = within(screen.getByRole('region', { name: '所选内容的操作' }));
    await userEvent.click(bar.getByRole('button', { name: /移除/ }));
    await userEvent.click(within(await dialog()).getByRole('button', { name: /移除/ }));
    await waitFor(() => expect(deletion.calls[0]?.query).toEqual({ idList: ['m1', 'm2'] }));
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('已移出 2 名学员'));
  });

  it('are added by department and by name, and a refusal is shown at its field', async () => {
    list();
    await open('people');
    await row(/王芳/);
    await press('添加学员');
    const confirmDialog = within(await dialog());
    await userEvent.click(confirmDialog.getByRole('button', { name: /添\s*加/ }));
    expect(await confirmDialog.findByText('请选择部门或学员')).toBeVisible();
    await userEvent.click(confirmDialog.getByRole('combobox', { name: '部门' }));
    await userEvent.click(await screen.findByTitle(/教务部$/));
    const candidates = {
      data: pageOf([{ userId: 's9', name: '赵敏', phone: '138****0009', departmentName: null }]),
    };
    mockApi('trainUser.findOrganUserByCondition', candidates, everyTime);
    await userEvent.click(confirmDialog.getByRole('combobox', { name: '学员' }));
    await userEvent.click(await screen.findByTitle(/赵敏/));
    mockApi('trainUser.add', {
      ...{ code: errorCodes.invalidInput, message: '有误' },
      data: { fields: { userIds: '不是本机构的学员' } },
    });
    await userEvent.click(confirmDialog.getByRole('button', { name: /添\s*加/ }));
    expect(await confirmDialog.findByText('不是本机构的学员')).toBeVisible();
    // the message about the former choice disappears with it
    await userEvent.click(within(confirmDialog.getByTitle(/赵敏/)).getByLabelText('close'));
    await waitFor(() => expect(confirmDialog.queryByText('不是本机构的学员')).toBeNull());
    await userEvent.click(confirmDialog.getByRole('combobox', { name: '学员' }));
    await userEvent.click(
      await screen.findByTitle(/赵敏/, { selector: '.ant-select-item-option' } as never),
    );
    const added = mockApi('trainUser.add', { data: { added: 12 } });
    await userEvent.click(confirmDialog.getByRole('button', { name: /添\s*加/ }));
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('已添加 12 名学员'));
    expect(added.calls[0]?.body).toEqual({ trainId: 't', departmentIds: ['d1'], userIds: ['s9'] });
  });

  // jest does not read multipart bodies here; e2e/browser/training.spec.ts sends a real upload
  it('are imported from a workbook, whose template can be downloaded', async () => {
    list();
    await open('people');
    await row(/王芳/);
    await press('导入名单');
    const confirmDialog = within(await dialog());
    expect(await confirmDialog.findByText(/填手机号或身份证号/)).toBeVisible();
    const mock = mockApi('trainUser.template', {
      code: errorCodes.forbidden,
      message: '没有权限',
    });
    await userEvent.click(confirmDialog.getByRole('button', { name: '下载模板' }));
    await waitFor(() => expect(mock.calls).toHaveLength(1));
    expect(await confirmDialog.findByText('没有权限')).toBeVisible();
  });

  it('enrol by a link that is opened with its limits, shown as a QR code, and closed after a confirmation', async () => {
    list();
    const server = await open('people');
    await row(/王芳/);
    await press('开放报名链接');
    const confirmDialog = within(await dialog());
    await pasteInto(confirmDialog.getByRole('textbox', { name: '剩余名额' }), '1.5');
    await userEvent.click(confirmDialog.getByRole('button', { name: '开放报名链接' }));
    expect(await confirmDialog.findByText('请输入 0 到 100000 之间的整数，或留空')).toBeVisible();
    await userEvent.clear(confirmDialog.getByRole('textbox', { name: '剩余名额' }));
    await pasteInto(confirmDialog.getByRole('textbox', { name: '剩余名额' }), '30');
    const link: EnrolmentLink = {
      ...{ path: '/learn/trains/enrol/abc', isOpen: true, places: 30, until: null },
    };
    const opened = mockApi('train.setLink', () => {
      server.train = { ...server.train, link };
      return { data: { link } };
    });
    await userEvent.click(confirmDialog.getByRole('button', { name: '开放报名链接' }));
    await waitFor(() =>
      expect(opened.calls[0]?.body).toEqual({ id: 't', isOpen: true, places: 30, until: null }),
    );
    expect(await screen.findByRole('img', { name: '报名链接的二维码' })).toBeVisible();
    expect(screen.getByRole('link', { name: /\/learn\/trains\/enrol\/abc$/ })).toBeVisible();
    expect(screen.getByText('还剩 30 个名额')).toBeVisible();
    const changed = mockApi('train.setLink', { data: { link: { ...link, places: null } } });
    await press('修改');
    const change = within(await dialog());
    const places = change.getByRole('textbox', { name: '剩余名额' });
    expect(places).toHaveValue('30');
    await userEvent.clear(places);
    await userEvent.click(change.getByRole('button', { name: '保存' }));
    // Empty means no limit; 0 would mean that nobody can join any more.
    await waitFor(() =>
      expect(changed.calls[0]?.body).toEqual({ id: 't', isOpen: true, places: null, until: null }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const closed = mockApi('train.setLink', { data: { link: null } });
    await press('关闭链接');
    await userEvent.click(within(await dialog()).getByRole('button', { name: '关闭链接' }));
    await waitFor(() => expect(closed.calls[0]?.body).toMatchObject({ id: 't', isOpen: false }));
  });
});

it('the figures are shown per item, exam and person, down to a paper', async () => {
  mockApi('train.getStatisticInfo', { data: statistic() }, everyTime);
  const exam = { itemId: 'i1', examId: 'e1', title: '结业考试', minutes: 60, passScore: 60 };
  mockApi('trainItem.findTrainExamByTrainid', { data: [exam] }, everyTime);
  const score = {
    ...{ itemId: 'i1', userId: 's1', name: '王芳', departmentName: null, score: 85 },
    ...{ passed: true, attempts: 2, submittedAt: '2026-03-01T02:00:00Z' },
  };
  mockApi('trainItem.findTrainUserExamWithPage', { data: pageOf([score]) }, everyTime);
  const study = mockApi(
    'train.findUserStudyBasicInfoList',
    { data: pageOf([learner('s1', '王芳')]) },
    everyTime,
  );
  await open('statistics', {
    items: [
      {
        ...{ id: 'i1', kind: 'exam', targetId: 'e1', title: '结业考试', order: 0 },
        ...{ required: true, problem: null },
      },
    ],
  });
  expect(await screen.findByText('8 人开始，5 人完成')).toBeVisible();
  const scores = within(await screen.findByRole('list', { name: '考试成绩' }));
  expect(await scores.findByText(/85 分/)).toBeVisible();
  const packed = mockApi('trainItem.startScores', { data: { id: 'j' } as Job });
  await press('导出成绩');
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch('后台任务'));
  expect(packed.calls[0]?.body).toEqual({ itemId: 'i1', requestId: expect.any(String) });
  await userEvent.click(screen.getByRole('link', { name: '已合格' }));
  await waitFor(() =>
    expect(study.calls.at(-1)?.query).toMatchObject({ trainId: 't', status: 'finished' }),
  );
  mockApi('train.findUserStudyDetailInfo', {
    data: {
      ...learner('s1', '王芳'),
      items: [
        {
          ...{ itemId: 'i1', title: '结业考试', kind: 'exam', progress: 1, done: true },
          ...{ score: 85, lastAt: null },
        },
      ],
    },
  });
  mockApi('trainItem.findScoreListByUser', { data: pageOf([score]) });
  await userEvent.click((await row(/王芳/)).getByRole('button', { name: /详情/ }));
  const shown = within(await dialog());
  expect(await shown.findByText(/85 分 · 及格 · 参加 2 次/)).toBeVisible();
  expect(shown.getByRole('button', { name: '查看答卷' })).toBeVisible();
});

describe('the certificate', () => {
  it('is issued by a rule, or no longer', async () => {
    mockApi('trainCertificate.findTrainCertById', { data: null }, everyTime);
    mockApi('certificate.findByCondition', { data: pageWith([]) }, everyTime);
    mockApi('certificateTemplate.findByCondition', { data: pageWith([template()]) }, everyTime);
    await open('certificates', {}, issuer);
    await userEvent.click(await screen.findByRole('combobox', { name: '证书模板' }));
    await userEvent.click(
      await screen.findByText('结业证书', { selector: '.ant-select-item-option-content' }),
    );
    await userEvent.click(screen.getByRole('combobox', { name: '何时颁发' }));
    await userEvent.click(await screen.findByTitle('由老师手动颁发'));
    const sent = mockApi('trainCertificate.save', { data: { id: 't' } });
    await press(/保\s*存/);
    await waitFor(() =>
      expect(sent.calls[0]?.body).toEqual({
        ...{ trainId: 't', templateId: 't1', condition: 'byHand' },
      }),
    );
  });

  it('of another rule is asked about before another tab opens', async () => {
    mockApi('trainCertificate.findTrainCertById', { data: null }, everyTime);
    mockApi('certificate.findByCondition', { data: pageWith([]) }, everyTime);
    mockApi('certificateTemplate.findByCondition', { data: pageWith([template()]) }, everyTime);
    await open('certificates', {}, issuer);
    await userEvent.click(await screen.findByRole('combobox', { name: '证书模板' }));
    await userEvent.click(
      await screen.findByText('结业证书', { selector: '.ant-select-item-option-content' }),
    );
    await userEvent.click(screen.getByRole('tab', { name: '基本信息' }));
    await waitFor(() => expect(questions.asked()).toBe(1));
    expect(screen.getByRole('combobox', { name: '何时颁发' })).toBeVisible();
  });

  it('is issued manually to those who passed and have none', async () => {
    const rule = { id: 't', trainId: 't', templateId: 't1', condition: 'byHand' } as const;
    mockApi('trainCertificate.findTrainCertById', { data: rule }, everyTime);
    mockApi('certificate.findByCondition', { data: pageWith([certificate()]) }, everyTime);
    mockApi('certificateTemplate.findByCondition', { data: pageWith([template()]) }, everyTime);
    await open('certificates', {}, issuer);
    await row(/ZS20260001/);
    await press(/手动颁发/);
    const confirmDialog = within(await dialog());
    mockApi('train.findUserStudyBasicInfoList', {
      data: pageOf([learner('s1', '王芳'), learner('s2', '李强', { certificateNo: 'ZS20260001' })]),
    });
    await userEvent.click(confirmDialog.getByRole('button', { name: /填入已合格/ }));
    expect(await confirmDialog.findByText('王芳')).toBeVisible();
    expect(confirmDialog.queryByText('李强')).toBeNull();
    const looked = mockApi('certificate.checkIssue', { data: { ready: 1, problems: [] } });
    await userEvent.click(confirmDialog.getByRole('button', { name: /检\s*查/ }));
    await waitFor(() =>
      expect({ ...looked.calls[0]?.query, ...(looked.calls[0]?.body as object) }).toMatchObject({
        ...{ templateId: 't1', trainId: 't', userIds: ['s1'] },
      }),
    );
    const sent = mockApi('certificate.issue', { data: { id: 'j' } as never });
    await userEvent.click(await confirmDialog.findByRole('button', { name: '颁发 1 张' }));
    await waitFor(() => expect(sent.calls[0]?.body).toMatchObject({ trainId: 't' }));
  });
});

it('with read-only access neither people nor the link can be changed', async () => {
  mockApi('trainUser.findByCondition', { data: pageOf([trainUser('m1', '王芳')]) }, everyTime);
  await open('people', { mayWrite: false }, ['train.read']);
  await row(/王芳/);
  expect(screen.queryByRole('button', { name: /添加|导入|移除|报名链接/ })).toBeNull();
});
