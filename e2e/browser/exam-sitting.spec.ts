import type { Page } from '@playwright/test';
import { loginPage } from '../pages/login.page';
import { student } from '../support/accounts';
import { anotherDevice } from '../support/another-device';
import { draftExam, enabledPaper, publishExam, questionOf } from '../support/examining';
import { holdRequests } from '../support/hold-requests';
import { ask, endSessionsElsewhere, storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const choice = (stem: string) => ({
  ...{ type: 'single', stem: text(stem), explanation: text('先上后下'), answer: 'A' },
  options: [
    { key: 'A', text: text('先擦高处') },
    { key: 'B', text: text('先拖地面') },
  ],
});
const gap = {
  ...{
    type: 'blank',
    explanation: null,
    answer: [['84消毒液']],
    matchCase: false,
    anyOrder: false,
  },
  stem: {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: '厨房用' }, { type: 'blank' }] },
    ],
  },
};
const title = '居家保洁结业考试';

/** Creates an exam of three questions that the student may sit once, by the requests of its pages. @returns its id */
async function exam(page: Page): Promise<string> {
  const questions = [];
  for (const content of [choice('打扫的顺序'), choice('擦窗的顺序'), gap]) {
    const { id } = await ask<{ id: string }>(page, '/raas/v1/question/save', { content });
    await ask(page, `/raas/v1/question/releashQuestion?id=${id}`);
    questions.push({ questionId: id, score: 5 });
  }
  const paperId = await enabledPaper(page, {
    ...{ title: '保洁试卷', type: 'fixed', section: { questions } },
  });
  const id = await draftExam(page, {
    ...{ title, paperId, minutes: 30, passScore: 10, attempts: 1 },
    ...{ showAnswers: 'afterSubmit', layout: 'page', watchFocus: true },
    audience: { all: true, departmentIds: [], trainIds: [], userIds: [] },
  });
  await publishExam(page, id);
  return id;
}

interface Board {
  readonly sitters: {
    readonly list: readonly { readonly answered: number; readonly name: string }[];
  };
}

it('a student on a phone sits an exam, loses the network and the page, and loses no answer', async () => {
  it.slow();
  const { page, context, step } = visit();
  const { origin } = product();
  const phoneOf = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const phone = await anotherDevice(context, phoneOf);
  let id = '';
  const answered = async () => {
    const board = await ask<Board>(page, `/exam/v1/exam/board?id=${id}&pageNum=1&pageSize=200`);
    return board.sitters.list.reduce((sum, item) => sum + item.answered, 0);
  };

  await step('Given an exam for everybody in the organisation', async () => {
    await storeNewSession(page, origin);
    await page.goto(`${origin}/saas/home`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    id = await exam(page);
  });
  await step('When a student opens their exams, it is listed with its rules', async () => {
    await storeNewSession(phone, origin, student);
    await phone.goto(`${origin}/learn/exams`);
    await phone.getByRole('link', { name: title }).tap();
    await phone.getByRole('region', { name: '考前须知' }).waitFor();
    await expect(() => phone.getByText('打扫的顺序').count()).toBecome(0);
  });
  await step('And begins, the questions fill the window', async () => {
    await phone.getByRole('button', { name: '开始考试' }).tap();
    await questionOf(phone, 1).getByRole('radio', { name: '先擦高处' }).check();
    await phone.locator('[data-saving="saved"]').waitFor();
    await expect(answered).toBecome(1);
    const tooWide = () =>
      phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect(tooWide).toBecome(0);
  });
  await step('And answers offline', async () => {
    await phone.context().setOffline(true);
    await questionOf(phone, 2).getByRole('radio', { name: '先擦高处' }).check();
    await phone.getByText('已存在本设备，联网后发送').waitFor();
    await questionOf(phone, 3).getByRole('textbox', { name: '第 1 空' }).fill('84消毒液');
    await phone.getByRole('button', { name: '答题卡 3/3' }).waitFor();
    await expect(answered).toBecome(1);
  });
  await step(
    'And hands in offline: the notice is visible, also at the end of the page',
    async () => {
      await phone.setViewportSize({ width: 390, height: 500 });
      await questionOf(phone, 3).scrollIntoViewIfNeeded();
      await phone.getByRole('button', { name: '交卷' }).tap();
      await phone.getByRole('dialog').getByRole('button', { name: '交卷' }).tap();
      const unsentNotice = phone.getByText('还没有送达服务器');
      await unsentNotice.waitFor();
      const visible = () =>
        unsentNotice.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return scrollY > 0 && top >= 0 && bottom <= innerHeight;
        });
      await expect(visible).toBecome(true);
      await phone.getByRole('button', { name: '继续作答' }).tap();
      await phone.getByRole('button', { name: '交卷', disabled: false }).waitFor();
    },
  );
  const secondPage = await phone.context().newPage();
  await step('And closes the page, and comes back with the network', async () => {
    await phone.close();
    await secondPage.context().setOffline(false);
    await secondPage.goto(`${origin}/learn/exams/${id}`);
    await secondPage.getByRole('button', { name: '继续考试' }).tap();
    await questionOf(secondPage, 2)
      .getByRole('radio', { name: '先擦高处', checked: true })
      .waitFor();
    const filled = questionOf(secondPage, 3).getByRole('textbox', { name: '第 1 空' });
    await expect(() => filled.inputValue()).toBecome('84消毒液');
    await secondPage.locator('[data-saving="saved"]').waitFor();
    await expect(answered).toBecome(3);
  });
  await step('Then a second tab says that the exam is open in another one', async () => {
    const second = await secondPage.context().newPage();
    await second.goto(secondPage.url());
    await second.getByText('这场考试已在另一个标签页打开').waitFor();
    await second.close();
  });
  await step('When it is handed in, the result is shown, with the right answers', async () => {
    await secondPage.getByRole('button', { name: '交卷' }).tap();
    const dialog = secondPage.getByRole('dialog');
    await dialog.getByText('所有题目都已作答。').waitFor();
    await dialog.getByRole('button', { name: '交卷' }).tap();
    await secondPage.getByRole('heading', { name: '已交卷' }).waitFor();
    await secondPage.getByRole('button', { name: '查看考试' }).tap();
    await secondPage.getByText('15 / 15 分').waitFor();
    await secondPage.getByRole('link', { name: '查看答卷' }).tap();
    await questionOf(secondPage, 1).getByText('先上后下').waitFor();
    await questionOf(secondPage, 3).getByText('1. 84消毒液').first().waitFor();
  });
  await secondPage.close();
});

it('a session that ends during an exam loses nothing: it continues after the log-in', async () => {
  it.slow();
  const { page, context, step } = visit();
  const { origin } = product();
  const device = await anotherDevice(context);
  await step('Given a student who sits an exam', async () => {
    await storeNewSession(page, origin);
    await page.goto(`${origin}/saas/home`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const id = await exam(page);
    await storeNewSession(device, origin, student);
    await device.goto(`${origin}/learn/exams/${id}`);
    await device.getByRole('button', { name: '开始考试' }).click();
    await questionOf(device, 1).getByRole('radio', { name: '先擦高处' }).check();
    await device.locator('[data-saving="saved"]').waitFor();
  });
  const sittingAddress = device.url();
  await step('When their session ends, and they answer on', async () => {
    // Any call would notice the end before the answer is chosen.
    const release = await holdRequests(device, /\/v1\//);
    await endSessionsElsewhere(page, origin, student);
    await questionOf(device, 2).getByRole('radio', { name: '先擦高处' }).check();
    release();
    await device.waitForURL('**/entrance/**');
  });
  await step('Then the log-in leads back, and both answers are still there and saved', async () => {
    await loginPage(device, origin).logIn(student);
    await device.waitForURL(sittingAddress);
    for (const number of [1, 2]) {
      const radio = questionOf(device, number).getByRole('radio', { name: '先擦高处' });
      await expect(() => radio.isChecked()).toBecome(true);
    }
    await device.locator('[data-saving="saved"]').waitFor();
    await device.reload();
    const second = questionOf(device, 2).getByRole('radio', { name: '先擦高处' });
    await expect(() => second.isChecked()).toBecome(true);
  });
  await device.close();
});
