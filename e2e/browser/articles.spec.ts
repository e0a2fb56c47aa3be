import { staff, student } from '../support/accounts';
import { anotherDevice } from '../support/another-device';
import { ask, storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const title = '冬季班开课安排';

interface Row {
  id: string;
  name: string;
  version: number;
}

it('an article is written, submitted, published by somebody else, and read by a student on a phone', async () => {
  const { page, context, step } = visit();
  const { origin } = product();
  const text = page.getByRole('textbox', { name: '正文' });

  await step('Given a registrar who may publish, too', async () => {
    await storeNewSession(page, origin);
    await page.goto(`${origin}/cms/content/articles`);
    const { list: roles } = await ask<{ list: Row[] }>(
      page,
      '/usercenter/v1/role/findByCondition?pageNum=1&pageSize=50',
      { keyword: '教学主管' },
    );
    const { list } = await ask<{ list: Row[] }>(
      page,
      `/usercenter/v1/administrator/findByCondition?pageNum=1&pageSize=10&keyword=${staff}`,
    );
    const [first] = list;
    const change = { id: first?.id, version: first?.version, roleIds: [roles[0]?.id] };
    await ask(page, '/usercenter/v1/administrator/update', change);
  });
  await step('When an administrator writes with a heading, a list and a table', async () => {
    await page.getByRole('button', { name: '写文章' }).first().click();
    await page.getByRole('textbox', { name: '标题' }).fill(title);
    await page.getByRole('textbox', { name: '摘要' }).fill('十二月的课程与考核时间。');
    await text.click();
    await page.keyboard.type('## 时间');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- 第一周报到');
    await page.keyboard.press('Enter');
    await page.keyboard.type('第二周上课');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '插入表格' }).click();
    await page.keyboard.type('日期');
  });
  await step('And with a picture of the library', async () => {
    await page.getByRole('button', { name: '选择图片' }).click();
    const dialog = page.getByRole('dialog', { name: '选择图片' });
    await dialog.getByRole('button', { name: '安全提示图' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: '分类' }).click();
    await page.getByTitle('新闻动态', { exact: true }).last().click();
  });
  await step('And submits it', async () => {
    await page.getByRole('button', { name: '提交审核' }).click();
    await page.getByText('正在审核，撤回后才能编辑').waitFor();
    await page.getByText('待审核').first().waitFor();
  });
  await step(
    'Then another administrator finds it among the waiting ones, opens it and publishes it',
    async () => {
      const desk = await anotherDevice(context);
      await storeNewSession(desk, origin, staff);
      await desk.goto(`${origin}/cms/content/articles?status=review`);
      const row = desk.getByRole('row').filter({ hasText: title });
      await row.getByRole('button', { name: /^发布/ }).click();
      await row.waitFor({ state: 'detached' });
      await desk.close();
    },
  );
  await step('And its preview looks as it was written', async () => {
    await page.reload();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`${origin}/cms/content/articles/pvwp?id=${id}`);
    const read = page.getByRole('article', { name: title });
    await read.getByRole('heading', { name: '时间' }).waitFor();
    await read.getByRole('listitem').filter({ hasText: '第二周上课' }).waitFor();
    await read.getByRole('columnheader', { name: '日期' }).waitFor();
    await read.getByText('新闻动态').waitFor();
  });
  await step('And a student reads it on a phone, starting at the home page', async () => {
    const phone = await anotherDevice(context, { viewport: { width: 390, height: 844 } });
    await storeNewSession(phone, origin, student);
    await phone.goto(`${origin}/learn/courses`);
    await phone.getByRole('region', { name: '资讯' }).getByRole('link', { name: title }).click();
    await phone.getByRole('article', { name: title }).getByText('第一周报到').waitFor();
    const overflowing = () =>
      phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect(overflowing).toBecome(0);
    await phone.close();
  });
});
