import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { student } from '../support/accounts';
import { anotherDevice } from '../support/another-device';
import { ask, storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const title = '图文并茂的课';
const shot = join(process.cwd(), 'platform-server/demo-media/tools.jpg');

/** Pastes an image file as a screenshot program does. */
const pastePicture = (text: Locator, name: string): Promise<void> =>
  text.evaluate(
    (box, [file, bytes]) => {
      const raw = Uint8Array.from(atob(bytes), (value) => value.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([raw], file, { type: 'image/jpeg' }));
      const event = { clipboardData: data, bubbles: true, cancelable: true };
      box.dispatchEvent(new ClipboardEvent('paste', event));
    },
    [name, readFileSync(shot).toString('base64')] as const,
  );

/** Names of the parts of a text, in order. */
const partsOf = (text: Locator) => (): Promise<string> =>
  text.evaluate((box) => {
    const kinds = [...box.querySelectorAll('h2, li, img, audio, .katex-display, p')].map((part) => {
      if (part instanceof HTMLImageElement) return `图:${part.alt}`;
      if (part instanceof HTMLMediaElement) return '录音';
      if (part.matches('.katex-display')) return '公式';
      if (part.matches('li')) return '';
      return part.textContent ?? '';
    });
    return kinds.filter((kind) => kind.trim() !== '').join(' ');
  });

const all = '家政入门 第一条 第二条 图:工具 图:流程 夹在中间 录音 公式 最后一句';

async function fromLibrary(page: Page, resourceTitle: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: '选择资源' });
  await page.getByRole('button', { name: `从资源库插入${resourceTitle}` }).click();
  const first = dialog.getByRole('region', { name: '可选的资源' }).getByRole('button').first();
  await first.click();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await dialog.getByRole('button', { name: /^选.?择$/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  return name;
}

/** Makes the course accessible to the demo's student. */
async function open(page: Page, courseId: string): Promise<void> {
  await ask(page, `/raas/course/v1/course/publish?id=${courseId}`);
  const { list } = await ask<{ list: { userId: string }[] }>(
    page,
    '/usercenter/v1/user/findByCondition?pageNum=1&pageSize=10',
    { keyword: student },
  );
  await ask(page, '/raas/course/v1/courseGrant/batchGrant', {
    courseIds: [courseId],
    persons: list.map(({ userId }) => userId),
    expiresAt: null,
  });
}

it('a text accepts headings, lists, pictures, a recording and a formula, and keeps them', async () => {
  const { page, context, step } = visit();
  const dialog = page.getByRole('dialog');
  const text = page.getByRole('textbox', { name: '详细介绍' });
  const saved = () => page.getByText(/^已保存 \d\d:\d\d$/).waitFor();
  const names: string[] = [];
  const expected = () => all.replace('图:流程', `图:${names[0]}`);

  await step('Given a course with a lesson', async () => {
    await storeNewSession(page, product().origin);
    await page.goto(`${product().origin}/saas/course`);
    await page.getByRole('button', { name: '新建课程' }).first().click();
    await dialog.getByRole('textbox', { name: '名称' }).fill(title);
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: '章节课时' }).click();
    await page.getByRole('button', { name: '添加章', exact: true }).click();
    await page.keyboard.type('一章');
    await page.getByRole('button', { name: '为“一章”添加链接' }).click();
    await dialog.getByRole('textbox', { name: '名称' }).fill('一课');
    await dialog.getByRole('textbox', { name: '网址' }).fill('https://example.com/lesson');
    await page.keyboard.press('Enter');
    await saved();
    await page.getByRole('tab', { name: '基本信息' }).click();
  });
  await step('When I write a heading and a list', async () => {
    await text.click();
    await page.getByRole('button', { name: '2级标题' }).click();
    await page.keyboard.type('家政入门');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '项目列表' }).click();
    await page.keyboard.type('第一条');
    await page.keyboard.press('Enter');
    await page.keyboard.type('第二条');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  });
  await step('And paste a picture, and insert another one and text behind it', async () => {
    await pastePicture(text, '工具.jpg');
    await text.getByRole('img', { name: '工具' }).waitFor();
    names.push(await fromLibrary(page, '图片'));
    await page.keyboard.type('夹在中间');
    await page.keyboard.press('Enter');
  });
  await step('And a recording, a formula and a last sentence', async () => {
    await fromLibrary(page, '音频');
    await page.getByRole('button', { name: '插入公式' }).click();
    await dialog.getByRole('textbox', { name: '公式代码（LaTeX）' }).fill('x^2');
    await dialog.getByRole('checkbox', { name: '单独成行' }).check();
    await dialog.getByRole('button', { name: /确.?定/ }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.keyboard.type('最后一句');
  });
  await step('Then everything is there in order, also after a reload', async () => {
    await expect(partsOf(text)).toBecome(expected());
    await saved();
    await page.reload();
    await expect(partsOf(text)).toBecome(expected());
  });
  await step('And a student sees the same', async () => {
    await open(page, /course\/([^/?#]+)/.exec(page.url())?.[1] ?? '');
    const studentPage = await anotherDevice(context);
    await storeNewSession(studentPage, product().origin, student);
    await studentPage.goto(`${product().origin}/learn/courses`);
    await studentPage.getByRole('link', { name: title }).first().click();
    const about = studentPage.getByRole('complementary', { name: '课程介绍' });
    await expect(partsOf(about)).toBecome(`课程介绍 ${expected()}`);
    await expect(async () =>
      about
        .locator('img')
        .evaluateAll((pictures) =>
          pictures.every(
            (element) => element instanceof HTMLImageElement && element.naturalWidth > 0,
          ),
        ),
    ).toBecome(true);
    await studentPage.close();
  });
});
