import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { student } from '../support/accounts';
import { anotherDevice } from '../support/another-device';
import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

/** The demo's student attends it. */
const course = '家政服务入门';
const title = '开班答疑';
const zone = 'Europe/Paris';

/** Date and time in a zone, as the form field shows them. */
const shownIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .replace(' ', 'T');

/** Schedules a live session for the course, by keyboard only. */
async function plan(page: Page, name: string, begins: Date): Promise<void> {
  const dialog = page.getByRole('dialog');
  const button = page.getByRole('button', { name: '安排直播' }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: '标题' }).fill(name);
  await dialog.getByRole('combobox', { name: '课程' }).fill(course);
  await page.locator('.ant-select-item').getByText(course, { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: '主讲', exact: true }).fill('何文清');
  const ownZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await dialog.getByLabel('开始时间').fill(shownIn(ownZone, begins));
  await dialog.getByRole('textbox', { name: '会议地址' }).fill('https://meet.example.com/open');
  await page.keyboard.press('Control+s');
  await page.getByText('直播已安排').waitFor();
}

it('a live session is planned, shown to a student in their time zone, reminded of and cancelled', async () => {
  it.slow();
  const { page, context, step } = visit();
  const { origin } = product();
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: title });
  // On a full minute and less than 15 minutes ahead, so that the reminder is due at once.
  const begins = new Date(Math.ceil(Date.now() / 60_000 + 12) * 60_000);

  await step('Given an administrator who plans a session of a course by keyboard', async () => {
    await storeNewSession(page, origin);
    await page.goto(`${origin}/saas/live`);
    await plan(page, title, begins);
    await row.getByText('未开始').waitFor();
  });
  const studentPage = await anotherDevice(context, { timezoneId: zone });
  const session = studentPage
    .getByRole('region', { name: '直播' })
    .getByRole('listitem')
    .filter({ hasText: title });
  await step('When a student opens their courses in another time zone', async () => {
    await storeNewSession(studentPage, origin, student);
    await studentPage.goto(`${origin}/learn`);
    await session.getByText(shownIn(zone, begins).replaceAll('-', '/').replace('T', ' ')).waitFor();
    await studentPage.getByText(`时间按您的时区显示：${zone}`).waitFor();
  });
  await step('Then they can add it to their calendar', async () => {
    const download = studentPage.waitForEvent('download');
    await session.getByRole('button', { name: '下载日历文件' }).focus();
    await studentPage.keyboard.press('Enter');
    const text = readFileSync(await (await download).path(), 'utf8');
    const utc = `${begins.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
    for (const line of [`SUMMARY:${title}`, `DTSTART:${utc}`, 'STATUS:CONFIRMED']) {
      if (!text.includes(`${line}\r\n`)) throw new Error(`${line} is missing in\n${text}`);
    }
  });
  await step('And can enter the room', async () => {
    await session.getByRole('link', { name: '打开直播间' }).click();
    await studentPage.getByRole('heading', { name: title }).waitFor();
    await studentPage.context().route('https://meet.example.com/**', (route) => route.fulfill());
    const meeting = studentPage.waitForEvent('popup');
    await studentPage.getByRole('link', { name: '进入会议' }).click();
    await (await meeting).close();
  });
  await step('And the administrator sees who attended, with a masked number', async () => {
    await page.reload();
    await row.locator('[data-row-open]').press('Enter');
    const attendance = page.getByRole('region', { name: '到场学员' });
    await attendance.getByText(/^到场 1 人/).waitFor();
    await attendance.getByRole('row', { name: /李学员.*139\*{4}0006/ }).waitFor();
    await page.keyboard.press('Escape');
    await attendance.waitFor({ state: 'detached' });
  });
  await step('And the reminder is in their inbox', async () => {
    const reminder = studentPage.getByText(`直播即将开始：${title}`);
    await expect(async () => {
      await studentPage.goto(`${origin}/saas/inbox`);
      return reminder.waitFor({ timeout: 10_000 }).then(
        () => 'there',
        () => 'not yet',
      );
    }).toBecome('there');
  });
  await step('When the administrator cancels it, with a reason', async () => {
    await page.reload();
    await row.getByRole('button', { name: /更多/ }).click();
    await page.getByRole('menuitem', { name: '取消直播' }).click();
    await dialog.getByText(/已收到提醒的人会得到通知/).waitFor();
    await page.keyboard.type('老师生病');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: '取消直播' }).click();
    await row.getByText('已取消').waitFor();
  });
  await step('Then the student reads why, and cannot enter', async () => {
    await studentPage.goto(`${origin}/learn`);
    await session.getByText('取消原因：老师生病').waitFor();
    await session.getByRole('link', { name: '打开直播间' }).waitFor({ state: 'detached' });
    await studentPage.goto(`${origin}/saas/inbox`);
    await studentPage.getByText(`直播已取消：${title}`).waitFor();
  });
});

it('a session without notifications is deleted by hand, and is in no calendar any more', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const name = '不办了的答疑';
  const row = page.getByRole('row').filter({ hasText: name });
  const begins = new Date(Math.ceil(Date.now() / 60_000 + 3 * 24 * 60) * 60_000);

  await step('Given a session in three days', async () => {
    await storeNewSession(page, origin);
    await page.goto(`${origin}/saas/live`);
    await plan(page, name, begins);
    await row.getByText('未开始').waitFor();
  });
  await step('When I am asked before deleting it, and cancel', async () => {
    await row.getByRole('button', { name: /更多/ }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await page.getByRole('dialog').getByText('还没有人收到通知，删除后不能恢复。').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await row.getByText('未开始').waitFor();
  });
  await step('Then it stays, and is deleted when I confirm', async () => {
    await row.getByRole('button', { name: /更多/ }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /删.?除/ })
      .press('Enter');
    await page.getByText(`“${name}”已删除`).waitFor();
    await row.waitFor({ state: 'detached' });
  });
  await step('And the calendar no longer shows it', async () => {
    await page.goto(`${origin}/saas/live/calendar`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect(() => page.getByText(name).count()).toBecome(0);
  });
});
