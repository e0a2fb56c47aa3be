import type { Page } from '@playwright/test';
import { student } from '../support/accounts';
import { anotherDevice } from '../support/another-device';
import { draftExam, enabledPaper, publishExam, questionOf, workbook } from '../support/examining';
import { scanned } from '../support/qr';
import { ask, storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

/** Students who log in: one goes offline, the browser of one crashes, and three more. */
const [offline, crashed, ...others] = [
  student,
  '13610000740',
  '13610000814',
  '13610000851',
  '13610000888',
];
const title = '结业考试之旅';
const point = '旅程';
const head = [
  ...['题型', '题干', '选项A', '选项B', '选项C', '答案', '解析', '难度', '分类', '知识点'],
  ...['少选得分', '区分大小写', '不分顺序', '字数上限', '评分要点'],
];
const row = (cells: Readonly<Record<string, string>>): string[] =>
  head.map((name) => cells[name] ?? (name === '知识点' ? point : ''));
const rows = [
  row({ 题型: '单选题', 题干: '旅程一', 选项A: '对的', 选项B: '错的', 答案: 'A' }),
  row({ 题型: '单选题', 题干: '旅程二', 选项A: '对的', 选项B: '错的', 答案: 'A' }),
  row({ 题型: '简答题', 题干: '旅程三：为什么？', 答案: '因为', 评分要点: '说明原因=1' }),
];
/** Length of the time window in which the exam is open; some students get extra time. */
const WINDOW_SECONDS = 32;
const firstPage = { pageNum: 1, pageSize: 10 };
const fromNow = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

interface Opened {
  readonly id: string;
  readonly sections: readonly {
    readonly questions: readonly {
      readonly id: string;
      readonly question: { readonly type: string };
    }[];
  }[];
}

/** Sits the exam by requests only. */
async function sit(page: Page, examId: string): Promise<void> {
  const { id, sections } = await ask<Opened>(page, '/platform/v1/sittings/open', { examId });
  const changes = sections
    .flatMap(({ questions }) => questions)
    .map(({ id: questionId, question: { type } }) => ({
      ...{ questionId, mark: false, at: 1 },
      given: type === 'essay' ? { type, text: '因为要安全' } : { type, key: 'A' },
    }));
  await ask(page, '/platform/v1/sittings/handIn', { id, changes });
}

it('from an import into the bank to a certificate that a stranger checks, and sees revoked', async () => {
  it.slow();
  const { page, context, step } = visit();
  const { origin } = product();
  const ids: string[] = [];
  let examId = '';
  let trainId = '';
  const enter = async (account: string): Promise<Page> => {
    const device = await anotherDevice(context);
    await storeNewSession(device, origin, account);
    await device.goto(`${origin}/learn/exams`);
    return device;
  };
  const begin = async (device: Page): Promise<void> => {
    await device.goto(`${origin}/learn/exams/${examId}`);
    await device.getByRole('button', { name: /开始考试|继续考试/ }).click();
    await questionOf(device, 1).waitFor();
  };
  const right = (device: Page, number: number) =>
    questionOf(device, number).getByRole('radio', { name: '对的' });
  const essay = (device: Page) => questionOf(device, 3).getByRole('textbox');

  await step('Given questions that an examiner imports from a workbook, and releases', async () => {
    await storeNewSession(page, origin);
    await page.goto(`${origin}/saas/question`);
    await page.getByRole('button', { name: '导入', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('选择文件').setInputFiles(await workbook('题库.xlsx', [head, ...rows]));
    await dialog.getByRole('button', { name: '导入 3 行' }).click();
    await dialog.getByText(/导入完成/).waitFor();
    const questionPage = await ask<{ list: { id: string }[] }>(
      page,
      '/raas/v1/question/getQuestionList',
      {
        ...firstPage,
        keyword: point,
      },
    );
    for (const { id } of questionPage.list)
      await ask(page, `/raas/v1/question/releashQuestion?id=${id}`);
    expect(questionPage.list).toHaveLength(3);
  });
  await step('And a paper that draws by rule, in an exam of a training', async () => {
    const rule = (type: string, count: number, score: number) => ({
      ...{ type, count, score, point, categoryId: null, difficulty: null },
    });
    const paperId = await enabledPaper(page, {
      ...{ title: '旅程试卷', type: 'random' },
      section: { rules: [rule('single', 2, 5), rule('essay', 1, 10)] },
    });
    examId = await draftExam(page, {
      ...{ title, paperId, minutes: 30, passScore: 12, showAnswers: 'afterEnd', layout: 'page' },
    });
    trainId = (
      await ask<{ id: string }>(page, '/train/v1/train/save', {
        ...{ title: '旅程培训', hours: 8, startsAt: fromNow(-60), endsAt: fromNow(86_400) },
        items: [{ kind: 'exam', targetId: examId, order: 0, required: true }],
      })
    ).id;
    await ask(page, '/exam/v1/exam/save', {
      id: examId,
      audience: { all: false, departmentIds: [], trainIds: [trainId], userIds: [] },
    });
  });
  const people: Page[] = [];
  await step('And five students in the training', async () => {
    for (const account of [offline, crashed, ...others]) people.push(await enter(account ?? ''));
    for (const account of [offline, crashed, ...others]) {
      const userPage = await ask<{ list: { userId: string }[] }>(
        page,
        `/train/v1/trainUser/findOrganUserByCondition?pageNum=1&pageSize=10&trainId=${trainId}&keyword=${account}`,
      );
      ids.push(userPage.list[0]?.userId ?? '');
    }
    await ask(page, '/train/v1/trainUser/add', { trainId, userIds: ids });
    await ask(page, `/train/v1/train/publish?id=${trainId}`, {});
    const templates = await ask<{ list: { id: string }[] }>(
      page,
      '/subsidy/v1/certificateTemplate/findByCondition',
      { ...firstPage, status: 'enabled', keyword: '岗前培训' },
    );
    await ask(page, '/train/v1/trainCertificate/save', {
      ...{ trainId, templateId: templates.list[0]?.id, condition: 'passedAllExams' },
    });
    await ask(page, '/exam/v1/exam/save', { id: examId, endsAt: fromNow(WINDOW_SECONDS) });
    await publishExam(page, examId);
  });
  const [first, second, ...remainingDevices] = people as [Page, Page, ...Page[]];
  await step('When all of them begin, three hand in at once', async () => {
    await ask(page, '/exam/v1/exam/giveTime', {
      ...{ id: examId, userId: ids[1], minutes: 30, reason: '换了设备' },
    });
    await Promise.all([
      begin(first),
      begin(second),
      ...remainingDevices.map((device) => sit(device, examId)),
    ]);
  });
  await step(
    'And one loses the network in the last minute, and answers until the end',
    async () => {
      await right(first, 1).check();
      await first.locator('[data-saving="saved"]').waitFor();
      await first.context().setOffline(true);
      await right(first, 2).check();
      await essay(first).fill('断网以后写的回答');
      await first.getByText('已存在本设备，联网后发送').waitFor();
    },
  );
  await step('And the browser of another crashes, who continues in another one', async () => {
    await right(second, 1).check();
    await essay(second).fill('浏览器坏掉以前写的');
    await second.locator('[data-saving="saved"]').waitFor();
    await second.close();
    const device = await enter(crashed ?? '');
    await begin(device);
    await expect(() => right(device, 1).isChecked()).toBecome(true);
    await expect(() => essay(device).inputValue()).toBecome('浏览器坏掉以前写的');
    await right(device, 2).check();
    await device.getByRole('button', { name: '交卷' }).click();
    await device.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
    await device.getByRole('heading', { name: '已交卷' }).waitFor();
  });
  await step('Then the answers given offline count once the network is back', async () => {
    await first.getByText('考试时间已到，正在交卷').waitFor({ timeout: WINDOW_SECONDS * 1000 });
    await first.context().setOffline(false);
    await first.getByRole('heading', { name: '已交卷' }).waitFor();
  });
  await step('When the essays are marked by keyboard', async () => {
    await page.goto(`${origin}/saas/exam/marking/${examId}`);
    const line = page.getByRole('textbox', { name: '说明原因的得分' });
    for (let remaining = people.length; remaining > 0; remaining -= 1) {
      await page.getByText(`还有 ${remaining} 份`).waitFor();
      await line.fill('8');
      await line.press('Enter');
    }
    await page.getByText('全部批阅完成').waitFor();
  });
  await step('Then the analysis has all five with their full scores', async () => {
    await page.goto(`${origin}/saas/exam/${examId}/analysis`);
    await page.getByText('5 / 5').first().waitFor();
    await page.getByText('100% (5)').waitFor();
    await page.getByText('18 / 20', { exact: true }).first().waitFor();
  });
  let address = '';
  await step('And those who passed get the certificate of the training by its rule', async () => {
    const certificate = first
      .locator('section, article, li')
      .filter({ hasText: '旅程培训' })
      .last();
    await expect(async () => {
      await first.goto(`${origin}/learn/certificates`);
      await first.getByRole('img').first().waitFor();
      return certificate.count();
    }).toBecome(1);
    await certificate.getByRole('button', { name: '查验链接' }).click();
    address = await scanned(first.getByRole('img', { name: '查验页面的二维码' }));
  });
  const phone = await anotherDevice(context, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await step('When a stranger follows its QR code on a phone, it is valid', async () => {
    await phone.goto(address);
    await phone.getByText('证书有效').waitFor();
    await phone.getByText('旅程培训').first().waitFor();
  });
  await step('And once it is revoked, the same address says so', async () => {
    await page.goto(`${origin}/saas/certificate`);
    const issued = page
      .getByRole('row')
      .filter({ hasText: '旅程培训' })
      .filter({ hasText: '李学员' });
    await issued.getByRole('button', { name: /更多/ }).click();
    await page.getByRole('menuitem', { name: /撤销/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('信息有误');
    await dialog.getByRole('button', { name: /撤\s*销/ }).click();
    await issued.getByText('已撤销').waitFor();
    await phone.reload();
    await phone.getByText('证书已被撤销').waitFor();
  });
  for (const device of [first, ...remainingDevices, phone]) await device.close();
});
