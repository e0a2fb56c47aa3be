import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { student } from '../support/accounts';
import { anotherDevice } from '../support/another-device';
import { draftExam, enabledPaper, publishExam, workbook } from '../support/examining';
import { byKeyboard } from '../support/input-methods';
import { scanned } from '../support/qr';
import { ask, storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

const title = '护理员岗前培训班';
const exam = '护理员结业考核';
/** One learner is named, one is in a workbook, and a third one uses the link. */
const [chosenPhone, listedPhone] = ['13610000740', '13610000814'];
const department = '职业技能部';

interface Opened {
  readonly id: string;
  readonly sections: readonly { readonly questions: readonly { readonly id: string }[] }[];
}

/** Creates an exam of one question for everybody in the training, by the requests of its pages. */
async function examFor(page: Page, trainId: string): Promise<string> {
  const text = (words: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  });
  const content = {
    ...{ type: 'single', stem: text('先做什么？'), explanation: null, answer: 'A' },
    options: [
      { key: 'A', text: text('洗手') },
      { key: 'B', text: text('休息') },
    ],
  };
  const { id: questionId } = await ask<{ id: string }>(page, '/raas/v1/question/save', { content });
  await ask(page, `/raas/v1/question/releashQuestion?id=${questionId}`);
  const section = { questions: [{ questionId, score: 10 }] };
  const paperId = await enabledPaper(page, { title: '结业试卷', type: 'fixed', section });
  return draftExam(page, {
    ...{ title: exam, paperId, minutes: 30, passScore: 6, attempts: 1 },
    audience: { all: false, departmentIds: [], trainIds: [trainId], userIds: [] },
  });
}

async function sit(page: Page, examId: string): Promise<void> {
  const { id, sections } = await ask<Opened>(page, '/platform/v1/sittings/open', { examId });
  const changes = sections
    .flatMap(({ questions }) => questions)
    .map(({ id: questionId }) => ({
      ...{ questionId, mark: false, at: 1, given: { type: 'single', key: 'A' } },
    }));
  await ask(page, '/platform/v1/sittings/handIn', { id, changes });
}

it('a training is planned, filled with people in four ways, and ends with certificates', async () => {
  it.slow();
  const { page, context, step } = visit();
  const { origin } = product();
  const dialog = page.getByRole('dialog');
  const row = (words: string) => page.getByRole('row').filter({ hasText: words });
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  const { press, write, pick } = byKeyboard(page);
  let trainId = '';
  let examId = '';

  await step('Given a training that a manager creates, without a mouse', async () => {
    await storeNewSession(page, origin);
    await page.goto(`${origin}/saas/task`);
    await press(page.getByRole('button', { name: '新建培训' }).first());
    await page.keyboard.press('Enter');
    await dialog.getByText('请输入名称').waitFor();
    await write(dialog.getByRole('textbox', { name: '名称' }), title);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/saas/task/**');
    await page.getByRole('heading', { name: title }).waitFor();
    trainId = /task\/([^/]+)/.exec(page.url())?.[1] ?? '';
    examId = await examFor(page, trainId);
  });
  await step('And with a description and a start date, which is in the past', async () => {
    await write(page.getByRole('textbox', { name: '培训目标' }), '持证上岗');
    await write(page.getByRole('textbox', { name: '学时' }), '16.5');
    await page.getByLabel('开始时间').fill('2026-01-01T08:00');
    await page.keyboard.press('Control+s');
    await page.getByText('请输入 0 到 10000 之间的整数').waitFor();
    await write(page.getByRole('textbox', { name: '学时' }), '16');
    await page.keyboard.press('Control+s');
    await page.getByText('修改成功').first().waitFor();
  });
  await step('When a course and an exam are added, either of which passes', async () => {
    await tab('内容与合格规则');
    await press(page.getByRole('button', { name: '添加课程' }));
    const courses = dialog.getByRole('combobox', { name: '课程' });
    await courses.click();
    await page.locator('.ant-select-item-option').first().click();
    await dialog.locator('.ant-modal-title').click();
    await press(dialog.getByRole('button', { name: /^添\s?加$/ }));
    await dialog.waitFor({ state: 'detached' });
    await press(page.getByRole('button', { name: '添加考试' }));
    // Typing searches the list again, so an option must be selected after that.
    await dialog.getByRole('combobox', { name: '考试' }).fill(exam);
    const choices = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
    await expect(() => choices.allTextContents()).toBecome([expect.stringContaining(exam)]);
    await choices.click();
    await dialog.locator('.ant-modal-title').click();
    await press(dialog.getByRole('button', { name: /^添\s?加$/ }));
    const items = page.getByRole('list', { name: '培训内容' }).getByRole('listitem');
    await expect(() => items.count()).toBecome(2);
    const announced = (text: string | RegExp) =>
      page.getByText(text).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: `移动“${exam}”` }).press('Space');
    await announced(new RegExp(`“${exam}”将放到第 2 位`));
    await page.keyboard.press('ArrowUp');
    await announced(new RegExp(`“${exam}”将放到第 1 位`));
    await page.keyboard.press('Space');
    await expect(() => items.first().textContent()).toBecome(expect.stringContaining(exam));
    await page.getByRole('combobox', { name: '合格条件' }).click();
    await page.getByTitle('完成其中任意几项').click();
    await write(page.getByRole('textbox', { name: '完成多少项' }), '3');
    await page.keyboard.press('Control+s');
    await page.getByText('请输入 1 到 2 之间的整数').waitFor();
    await write(page.getByRole('textbox', { name: '完成多少项' }), '1');
    await page.keyboard.press('Control+s');
    await page.getByText('已全部保存').waitFor();
  });
  await step('And everybody of a department is added, and one who is found by phone', async () => {
    await tab('学员');
    await press(page.getByRole('button', { name: '添加学员' }).first());
    const add = dialog.getByRole('button', { name: /^添\s?加$/ });
    await press(add);
    await dialog.getByText('请选择部门或学员').waitFor();
    await pick(dialog.getByRole('combobox', { name: '部门' }), department);
    await dialog.getByRole('combobox', { name: '学员' }).fill(chosenPhone);
    await page.locator('.ant-select-item-option-active').getByText('136****0740').waitFor();
    await page.keyboard.press('Enter');
    await dialog.locator('.ant-modal-title').click();
    await add.click();
    await page.getByText(/已添加 \d+ 名学员/).waitFor();
    await dialog.waitFor({ state: 'detached' });
  });
  await step('And one of a workbook, whose other row is not in the organisation', async () => {
    await press(page.getByRole('button', { name: '导入名单' }));
    const rows = [
      ['姓名', '手机号', '身份证号'],
      ['', listedPhone, ''],
      ['陌生人', '13999999999', ''],
    ];
    await dialog.locator('input[type=file]').setInputFiles(await workbook('名单.xlsx', rows));
    await dialog.getByText(/共 2 行：1 行可以导入，1 行有问题/).waitFor();
    await dialog.getByRole('button', { name: '只导入没有问题的 1 行' }).click();
    await dialog.getByText(/导入完成：成功1行，失败1行/).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: '姓名或手机号' }).fill('0814');
    await row('136****0814').getByText('名单导入').waitFor();
  });
  let address = '';
  await step(
    'And a link with one place is created, which needs the training to be published',
    async () => {
      await press(page.getByRole('button', { name: '开放报名链接' }));
      await write(dialog.getByRole('textbox', { name: '剩余名额' }), '1');
      await page.keyboard.press('Enter');
      await page.getByText('培训发布后链接才能使用').waitFor();
      address = await scanned(page.getByRole('img', { name: '报名链接的二维码' }));
    },
  );
  await step('And passing issues a certificate, and everything is published', async () => {
    await tab('证书');
    await page.getByRole('combobox', { name: '证书模板' }).fill('岗前培训');
    await page.locator('.ant-select-item-option-active').getByText('岗前培训').waitFor();
    await page.keyboard.press('Enter');
    await press(page.getByRole('button', { name: /^保\s?存$/ }));
    await page.getByText('修改成功').first().waitFor();
    await press(page.getByRole('button', { name: /^发\s?布$/ }));
    await press(dialog.getByRole('button', { name: /^发\s?布$/ }));
    await page.getByText(`已发布“${title}”`).waitFor();
    await publishExam(page, examId);
  });
  const phone = await anotherDevice(context, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await step(
    'Then a student on a phone opens the link’s code, enrols and passes the exam',
    async () => {
      await storeNewSession(phone, origin, student);
      await phone.goto(address);
      await phone.getByText('还剩 1 个名额').waitFor();
      await phone.getByRole('button', { name: /^报\s?名$/ }).tap();
      await phone.getByText(`报名成功，您已加入“${title}”。`).waitFor();
      await phone.getByRole('button', { name: '查看我的培训' }).tap();
      await phone.getByRole('heading', { name: title }).waitFor();
      // The demo's student has passed another training.
      const passed = phone.getByText(/已于 .* 合格/);
      await passed.first().waitFor();
      const passedBefore = await passed.count();
      await sit(phone, examId);
      await phone.reload();
      await expect(() => passed.count()).toBecome(passedBefore + 1);
    },
  );
  await step('And the statistics show it, down to the paper', async () => {
    await page.reload();
    await tab('统计');
    await page.getByText('1 人开始，1 人完成').waitFor();
    const scores = page.getByRole('list', { name: '考试成绩' });
    await scores.getByText('10 分').waitFor();
    await press(scores.getByRole('button', { name: '李学员' }));
    await dialog.getByText('先做什么？').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
  await step('And a job packs all scores into a file, which is downloaded', async () => {
    await press(page.getByRole('button', { name: '导出成绩' }));
    await page.getByRole('button', { name: /^后台任务/ }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载文件' }).click();
    const saved = `${product().dataDir}/scores.xlsx`;
    await (await download).saveAs(saved);
    const [sheet] = (await readXlsx(readFileSync(saved))).sheets;
    const rows = sheet?.rows ?? [];
    expect(rows[1]).toEqual(expect.arrayContaining(['李学员', 10, '是']));
    await page.keyboard.press('Escape');
  });
  await step('And the certificate is issued automatically', async () => {
    const issued = `${origin}/saas/task/${trainId}/certificates?keyword=${encodeURIComponent('李学员')}`;
    // A timer checks the rule, and a job draws the certificate.
    await expect(async () => {
      const response = page.waitForResponse(/certificate\/findByCondition/);
      await page.goto(issued);
      return (await (await response).json()).data.total;
    }).toBecome(1);
    await row('李学员').getByText('有效').waitFor();
  });
  await phone.close();
});
