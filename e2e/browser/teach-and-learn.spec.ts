import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startS3 } from '../../platform-server/src/testing/s3-server';
import { realPostgres } from '../../tools/test/postgres';
import { student } from '../support/accounts';
import { anotherDevice } from '../support/another-device';
import { largeVideo } from '../support/large-video';
import { ask, storeNewSession } from '../support/session';
import { afterAll, describe, expect, it, type Story, tellStory } from '../support/story';

const film = '洗手示范';
const handout = '洗手讲义';
const course = '从上传到学完';
const department = '学员服务部';
/** For steps that wait for a restarted server or for a video to end. */
const long = { timeout: 90_000 };

const files = () => [
  largeVideo(`${film}.mp4`, 24),
  {
    name: `${handout}.pdf`,
    mimeType: 'application/pdf',
    buffer: readFileSync(join(process.cwd(), 'platform-server/demo-media/handout.pdf')),
  },
];

/** Limits the upload speed of this page; null removes the limit. */
async function slowLine(page: Page, bytesPerSecond: number | null): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond ?? -1,
  });
}

/** The demo's student belongs to no department before. */
async function putIntoDepartment(page: Page): Promise<void> {
  const { list } = await ask<{ list: { userId: string; version: number }[] }>(
    page,
    '/usercenter/v1/user/findByCondition?pageNum=1&pageSize=10',
    { keyword: student },
  );
  const tree = await ask<{ id: string; name: string }[]>(page, '/usercenter/v1/department/getTree');
  const departmentId = tree.find(({ name }) => name === department)?.id;
  await ask(page, `/usercenter/v1/user/updateStudent?userId=${list[0]?.userId}`, { departmentId });
}

async function addLesson(page: Page, chapter: string, kind: string, resource: string) {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: `为“${chapter}”添加课时` }).click();
  await dialog.getByRole('tab', { name: kind }).click();
  await dialog.getByRole('button', { name: resource, exact: true }).click();
  await dialog.getByRole('button', { name: /^选择（1/ }).click();
  await page.getByRole('button', { name: `移动“${resource}”` }).waitFor();
}

/** The whole way from a teacher's file to a student who completes the course. */
function defineStory({ product, visit }: Story): void {
  it('files become a course, and a student on a phone completes it', async () => {
    it.slow();
    const { page, context, faults, step } = visit();
    const { origin } = product();
    const dialog = page.getByRole('dialog');
    const upload = (name: string) => page.getByRole('listitem', { name });
    faults.expect(/ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/);
    faults.expect(/ERR_(INCOMPLETE_CHUNKED_ENCODING|NETWORK_CHANGED)/);
    // Prefetches of the frame while the server is stopped.
    faults.expect(/A part of the page could not be loaded/);

    await step('Given a video and a PDF that are uploaded over a slow network', async () => {
      await storeNewSession(page, origin);
      await page.goto(`${origin}/saas/resource`);
      await putIntoDepartment(page);
      await slowLine(page, 3_000_000);
      await page.getByLabel('上传资源').setInputFiles(files());
      await upload(`${handout}.pdf`).getByText('上传成功').waitFor(long);
      await upload(`${film}.mp4`)
        .getByText(/^(9|1\d)[.,]?\d* MB \/ /)
        .waitFor(long);
    });
    await step('When the server is killed in the middle, and restarts', async () => {
      await product().kill();
      await product().start();
      await slowLine(page, null);
    });
    await step('Then the upload of the video continues and completes', async () => {
      await upload(`${film}.mp4`).getByText('上传成功').waitFor(long);
      await page.getByRole('row').filter({ hasText: film }).first().waitFor();
    });
    await step('And both have a picture in the list', async () => {
      await page.goto(`${origin}/saas/resource`);
      for (const name of [film, handout]) {
        const picture = page.getByRole('row').filter({ hasText: name }).first().locator('img');
        await expect(() =>
          picture.evaluate((element: HTMLImageElement) => element.naturalWidth > 0),
        ).toBecome(true);
      }
    });
    await step('When I build a course of two chapters with them', async () => {
      await page.goto(`${origin}/saas/course`);
      await page.getByRole('button', { name: '新建课程' }).first().click();
      await dialog.getByRole('textbox', { name: '名称' }).fill(course);
      await page.keyboard.press('Enter');
      await page.getByRole('tab', { name: '章节课时' }).click();
      for (const name of ['先看', '再读']) {
        await page.getByRole('button', { name: '添加章', exact: true }).click();
        await page.keyboard.type(name);
      }
      await addLesson(page, '先看', '视频', film);
      await addLesson(page, '再读', '文档', handout);
      await page.getByText(/^已保存 \d\d:\d\d$/).waitFor();
    });
    await step('And publish it, and grant it to a department', async () => {
      await page.getByRole('button', { name: '发布', exact: true }).click();
      await page.getByRole('button', { name: '已发布' }).waitFor();
      await page.getByRole('tab', { name: '学员与授权' }).click();
      await page.getByRole('button', { name: '授权', exact: true }).first().click();
      await dialog.getByRole('combobox', { name: '部门' }).fill(department);
      await page.getByTitle(department).click();
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: '授权', exact: true }).click();
      await page.getByRole('row').filter({ hasText: department }).waitFor();
    });
    const phone = await anotherDevice(context, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await step('Then a student of that department finds the course on a phone', async () => {
      await storeNewSession(phone, origin, student);
      await phone.goto(`${origin}/learn/courses`);
      await phone.getByRole('link', { name: course }).first().tap();
      await phone.getByRole('button', { name: '开始学习' }).tap();
    });
    await step('And watches the video at double speed, to its end', async () => {
      const video = phone.locator('video');
      await video.waitFor();
      await video.evaluate((element: HTMLVideoElement) => {
        element.playbackRate = 2;
        return element.play();
      });
      await phone.getByText('本课时已完成').waitFor(long);
    });
    await step('But a PDF whose pages cannot be rendered does not count', async () => {
      await phone.route(/\/files\/(?!uploads)/, (route) => route.abort());
      await phone.getByRole('button', { name: /下一课时/ }).tap();
      await phone.getByText('这个课时没有打开').waitFor(long);
      await phone.getByText('打开即完成').waitFor();
      await phone.getByRole('progressbar', { name: new RegExp(course) }).getByText('50%');
    });
    await step('And reads the PDF, and sees that the course is completed', async () => {
      await phone.unrouteAll();
      await phone.getByRole('button', { name: '重试' }).tap();
      await phone.getByText('恭喜，您已完成本课程！').waitFor(long);
    });
    await phone.close();
    await step('And the teacher sees that', async () => {
      await page.getByRole('tab', { name: '学习数据' }).click();
      const learner = page.getByRole('row').filter({ hasText: '李学员' });
      await learner.getByText('100%').waitFor();
    });
  });
}

describe('with the database and the disk of this machine', () => {
  defineStory(tellStory({ env: async () => ({}) }));
});

describe('with a PostgreSQL and an S3 storage', () => {
  const stopFunctions: (() => unknown)[] = [];
  afterAll(async () => {
    for (const stop of stopFunctions.toReversed()) await stop();
  });
  defineStory(
    tellStory({
      env: async () => {
        const postgres = await realPostgres();
        if ('missing' in postgres) throw new Error(postgres.missing);
        stopFunctions.push(postgres.stop);
        const storage = await startS3('files');
        stopFunctions.push(storage.stop);
        return {
          DATABASE_URL: postgres.url,
          FILES_S3_ENDPOINT: storage.endpoint,
          FILES_S3_BUCKET: 'files',
          FILES_S3_KEY: 'S3RVER',
          FILES_S3_SECRET: 'S3RVER',
        };
      },
    }),
  );
});
