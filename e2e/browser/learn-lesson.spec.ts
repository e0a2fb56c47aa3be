import type { Page } from '@playwright/test';
import { readerPage } from '../pages/reader.page';
import { student } from '../support/accounts';
import { anotherDevice } from '../support/another-device';
import { chinesePdf } from '../support/chinese-pdf';
import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** The platform measures watching by its own clock, so this takes time. */
const counted = { timeout: 90_000 };

/** Number of pixels by which the page is wider than the screen. */
const tooWide = (page: Page) => () =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function openLesson(page: Page, course: string, lesson: string): Promise<void> {
  await page.getByRole('link', { name: course, exact: true }).first().press('Enter');
  await page.getByRole('link', { name: lesson, exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: lesson.split(' ')[1] ?? '' }).waitFor();
}

it('a student on a phone reads a PDF lesson, and watches a video to its end', async () => {
  it.slow();
  const { context, step } = visit();
  const page = await anotherDevice(context, phone);
  const reader = readerPage(page);
  await step('When I open a lesson with a document, its pages are shown', async () => {
    await storeNewSession(page, product().origin, student);
    await page.goto(`${product().origin}/learn/courses`);
    await openLesson(page, '服务合同与法律常识', '文档 家政服务讲义');
    await expect(reader.place).toBecome('第 1 页，共 3 页');
    await expect(async () => (await reader.darkness(1)) > 100).toBecome(true);
    await expect(reader.overflowWidth).toBecome(0);
    await expect(tooWide(page)).toBecome(0);
  });
  await step('And I turn a page, and zoom in', async () => {
    await reader.toolbarButton('下一页').tap();
    await expect(reader.place).toBecome('第 2 页，共 3 页');
    await reader.toolbarButton('放大').tap();
    await expect(async () => (await reader.overflowWidth()) > 50).toBecome(true);
    await expect(reader.place).toBecome('第 2 页，共 3 页');
    await expect(tooWide(page)).toBecome(0);
    await reader.toolbarButton('缩小').tap();
    await expect(reader.overflowWidth).toBecome(0);
  });
  await step('And scroll to the end, where a later visit starts', async () => {
    await reader.scrollTo(1);
    await expect(reader.place).toBecome('第 3 页，共 3 页');
    await page.reload();
    await expect(reader.place).toBecome('第 3 页，共 3 页');
    await expect(async () => (await reader.words(3)) !== '').toBecome(true);
  });
  await step('And the platform counts my reading time', async () => {
    const line = page.getByRole('listitem').filter({ hasText: '家政服务讲义' });
    await line.getByText(/^[1-9]\d?%$/).waitFor(counted);
  });
  await step('When I open one with a video, it fits and plays to its end', async () => {
    await page.goto(`${product().origin}/learn/courses`);
    await openLesson(page, '衣物洗护与收纳', '视频 轮椅使用');
    const video = page.getByLabel('轮椅使用', { exact: true }).and(page.locator('video'));
    await video.waitFor();
    await expect(tooWide(page)).toBecome(0);
    await video.evaluate((element: HTMLVideoElement) => {
      element.playbackRate = 2;
      return element.play();
    });
    await page.getByText('本课时已完成').waitFor(counted);
  });
  await page.close();
});

it('the same by keyboard only', async () => {
  it.slow();
  const { page, step } = visit();
  const reader = readerPage(page);
  await step('Given a document', async () => {
    await storeNewSession(page, product().origin, student);
    await page.goto(`${product().origin}/learn/courses`);
    await openLesson(page, '服务合同与法律常识', '文档 母婴护理讲义');
    await expect(reader.place).toBecome('第 1 页，共 3 页');
  });
  await step('Then the arrow keys turn its pages, and plus and minus zoom', async () => {
    await reader.frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect(reader.place).toBecome('第 2 页，共 3 页');
    await page.keyboard.press('+');
    await expect(async () => (await reader.overflowWidth()) > 50).toBecome(true);
    await page.keyboard.press('-');
    await expect(reader.overflowWidth).toBecome(0);
    await page.keyboard.press('ArrowLeft');
    await expect(reader.place).toBecome('第 1 页，共 3 页');
    await page.keyboard.press('End');
    await expect(reader.place).toBecome('第 3 页，共 3 页');
  });
  await step('And a note is made at the page, and links to it', async () => {
    await page.getByRole('tab', { name: '笔记' }).press('Enter');
    await page.getByRole('button', { name: '在第 3 页记笔记' }).press('Enter');
    await page.keyboard.type('再读一遍');
    await page.getByRole('button', { name: '保存' }).press('Enter');
    await reader.toolbarButton('上一页').press('Enter');
    await expect(reader.place).toBecome('第 2 页，共 3 页');
    await page.getByRole('link', { name: '母婴护理讲义 跳到 第 3 页' }).press('Enter');
    await expect(reader.place).toBecome('第 3 页，共 3 页');
  });
  await step('When I open a video, k plays it and > makes it faster, to its end', async () => {
    await page.goto(`${product().origin}/learn/courses`);
    await openLesson(page, '衣物洗护与收纳', '视频 家电安全使用');
    await page.locator('video').waitFor();
    for (const key of ['>', '>', '>', 'k']) await page.keyboard.press(key);
    await page.getByText('本课时已完成').waitFor(counted);
  });
});

it('a Chinese document without an embedded font shows its text, without another host', async () => {
  const { page, context, step } = visit();
  const reader = readerPage(page);
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await step('Given such a document in the library', async () => {
    await storeNewSession(page, product().origin);
    await page.goto(`${product().origin}/saas/resource`);
    const file = chinesePdf('消毒须知.pdf', '消毒须知第一条');
    await page.getByLabel('上传资源').setInputFiles(file);
    await page.getByRole('listitem', { name: file.name }).getByText('上传成功').waitFor();
  });
  await step('When I open it, its text is drawn and can be selected', async () => {
    await page.getByRole('row').filter({ hasText: '消毒须知' }).first().click();
    await expect(reader.place).toBecome('第 1 页，共 1 页');
    await expect(() => reader.words(1)).toBecome('消毒须知第一条');
    await expect(async () => (await reader.darkness(1)) > 300).toBecome(true);
  });
  await step('And all requests went to this site', async () => {
    expect(requests.filter((url) => /\.bcmap$/.test(url)).length).toBeGreaterThan(0);
    const { host } = new URL(product().origin);
    expect([
      ...new Set(requests.filter((url) => /^http/.test(url)).map((url) => new URL(url).host)),
    ]).toEqual([host]);
  });
});
