import { framePage } from '../pages/frame.page';
import { loginPage } from '../pages/login.page';
import { sitePage } from '../pages/site.page';
import { studentsPage } from '../pages/students.page';
import { findings } from '../support/legible';
import { goBack, openStudentsAs, storeNewSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

describe('the frame around a page', () => {
  it('has real links: a middle click opens another tab, a deep link opens its page', async () => {
    const { page, step, context } = visit();
    await openStudentsAs(page, product().origin);
    const link = framePage(page).menu.getByRole('link', { name: '学员管理' });
    await step('When I click an entry with the middle button', async () => {
      const [otherTab] = await Promise.all([
        context.waitForEvent('page'),
        link.click({ button: 'middle' }),
      ]);
      await framePage(otherTab).menu.getByRole('link', { name: '学员管理' }).waitFor();
      await expect(() => new URL(otherTab.url()).pathname).toBecome('/saas/student');
      await otherTab.close();
    });
    await step('Then my own tab is marked and titled', async () => {
      await expect(() => link.getAttribute('aria-current')).toBecome('page');
      await expect(() => page.title()).toBecome(expect.stringContaining('学员管理'));
      await expect(() => framePage(page).breadcrumbs.textContent()).toBecome(
        expect.stringContaining('学员中心'),
      );
    });
  });

  it('finds entries by initials, and is used by keyboard only', async () => {
    const { page, step, faults } = visit();
    await storeNewSession(page, product().origin);
    await page.goto(`${product().origin}/saas/student`);
    await framePage(page).menu.getByRole('link', { name: '学员管理' }).waitFor();
    await step('When I press Tab, I can skip the frame', async () => {
      await page.keyboard.press('Tab');
      await expect(() => page.evaluate(() => document.activeElement?.textContent)).toBecome(
        '跳到页面内容',
      );
      // The focus ring is as wide as that of all other elements.
      const ring = () =>
        page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outline);
      await expect(ring).toBecome(expect.stringMatching(/solid 2px$/));
      await page.keyboard.press('Enter');
      await expect(() => page.evaluate(() => document.activeElement?.id)).toBecome('edu-content');
    });
    await step('When the search cannot be loaded, I read so and the frame stays', async () => {
      faults.expect(/palette-dialog\.view|A part of the page could not be loaded/);
      await page.route(/palette-dialog\.view/, (route) => route.abort(), { times: 1 });
      await page.keyboard.press('Control+k');
      await framePage(page).toast('这部分内容未能加载，请重试').waitFor();
      await expect(() => framePage(page).menu.isVisible()).toBecome(true);
    });
    await step('When I search by initials, it is loaded by the retry', async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: '搜索' }).waitFor();
      await page.keyboard.type('xygl');
      await page.getByRole('option', { name: /学员管理/ }).waitFor();
    });
    await step('Then axe finds no serious fault', async () => {
      expect(await findings(page, { within: 'dialog' })).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await findings(page, { within: '#edu-frame' })).toEqual([]);
    });
  });

  it('asks before Back loses input', async () => {
    const { page, step } = visit();
    const frame = framePage(page);
    const students = studentsPage(page);
    const { origin } = product();
    const login = loginPage(page, origin.replace('localhost', 'jiazheng.localhost'));
    const site = sitePage(page, origin);
    const name = students.dialog.getByRole('textbox', { name: '姓名' });
    const question = page.getByRole('dialog', { name: '放弃未保存的修改？' });
    const leaving = page.getByRole('dialog', { name: '有未保存的内容' });
    await step('When I come from the usage help and begin to add a student', async () => {
      await login.open('/entrance/login');
      await login.logIn('13900000021');
      await page.getByRole('link', { name: '前往学员管理' }).click();
      await students.add.click();
      await students.fillForm({ name: '写了一半' });
    });
    await step('And go back, the form asks, and I can stay', async () => {
      await goBack(page);
      await question.getByRole('button', { name: '继续编辑' }).click();
      await expect(() => name.inputValue()).toBecome('写了一半');
      await expect(() => new URL(page.url()).pathname).toBecome('/saas/student');
    });
    await step(
      'When I go back and confirm, the form is closed, and the next Back leaves',
      async () => {
        await goBack(page);
        await question.getByRole('button', { name: '放弃' }).click();
        await students.dialog.waitFor({ state: 'hidden' });
        await goBack(page);
        await page.waitForURL('**/saas/jiazheng');
        await frame.menu.getByRole('link', { name: '使用帮助' }).waitFor();
      },
    );
    await step('When I type into a page and go back, I am asked, and can stay', async () => {
      await frame.menu.getByRole('button', { name: '站点设置' }).click();
      await frame.menu.getByRole('link', { name: '站点外观' }).click();
      await site.title.fill('写了一半');
      await expect(() => site.save.isEnabled()).toBecome(true);
      await goBack(page);
      await leaving.getByRole('button', { name: '继续编辑' }).click();
      await expect(() => site.title.inputValue()).toBecome('写了一半');
    });
    await step('When I go back and confirm, I am on the previous page', async () => {
      await goBack(page);
      await leaving.getByRole('button', { name: '放弃并离开' }).click();
      await page.waitForURL('**/saas/jiazheng');
    });
  });
});
