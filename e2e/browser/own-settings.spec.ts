import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { framePage } from '../pages/frame.page';
import { studentsPage } from '../pages/students.page';
import { atRest } from '../support/legible';
import { misplacedErrors } from '../support/misplaced-errors';
import { storeNewSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

/** A description of the focused element. */
const focused = (page: Page) => () =>
  page.evaluate(() => {
    const active = document.activeElement;
    const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : undefined;
    return (label ?? active?.getAttribute('aria-label') ?? active?.textContent ?? '').trim();
  });

describe('What people set for themselves', () => {
  it('is chosen by keyboard, applies at once in every tab, and is kept after a reload', async () => {
    const { page, context, step } = visit();
    const frame = framePage(page);
    const bar = page.getByRole('navigation', { name: '已打开的页面' });
    await storeNewSession(page, product().origin);
    await page.goto(`${product().origin}/saas/student`);
    await studentsPage(page).list.getByRole('row').nth(1).waitFor();
    const otherTab = await context.newPage();
    await otherTab.goto(`${product().origin}/saas/student`);
    const date = otherTab.getByRole('cell', { name: /^20\d\d\// }).first();
    await date.waitFor();
    // Animations of a page in the background are paused.
    await page.bringToFront();
    const scheme = (tab: Page) => () =>
      tab.evaluate(() => document.documentElement.style.colorScheme);

    await step('When I open the settings from my menu', async () => {
      await frame.userMenu.focus();
      await page.keyboard.press('Enter');
      await expect(focused(page)).toBecome('个人中心');
      await page.keyboard.press('ArrowDown');
      await expect(focused(page)).toBecome('设置');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: '设置', level: 1 }).waitFor();
      await expect(() => page.title()).toBecome('设置 · 阳光教育管理平台');
      await expect(() => page.evaluate(() => document.activeElement?.id)).toBecome('edu-content');
    });
    await step('Then dark colours need one key, and the other tab is dark as well', async () => {
      await page.keyboard.press('Tab');
      await expect(focused(page)).toBecome('跟随系统');
      await page.keyboard.press('ArrowLeft');
      await expect(focused(page)).toBecome('深色');
      await expect(scheme(page)).toBecome('dark');
      await expect(scheme(otherTab)).toBecome('dark');
    });
    await step('And so do tabs, and another time zone', async () => {
      await page.keyboard.press('Tab');
      await expect(focused(page)).toBecome('宽松');
      await page.keyboard.press('Tab');
      await expect(focused(page)).toBecome('在页面上方显示页签');
      await page.keyboard.press('Space');
      await bar.getByRole('link', { name: '学员管理' }).waitFor();
      await page.keyboard.press('Tab');
      await expect(focused(page)).toBecome('简体中文');
      await page.keyboard.press('Tab');
      const zone = page.getByRole('combobox', { name: '时区' });
      await expect(() => zone.evaluate((element) => element === document.activeElement)).toBecome(
        true,
      );
      await page.keyboard.type('kiritimati');
      // The first match becomes the active option shortly after it is shown.
      const activeOption = page.locator('.ant-select-item-option-active');
      await activeOption.filter({ hasText: 'Kiritimati' }).waitFor();
      await page.keyboard.press('Enter');
      await expect(() => page.evaluate(() => localStorage.getItem('keep:timezone'))).toBecome(
        'Pacific/Kiritimati',
      );
      await expect(() => otherTab.evaluate(() => localStorage.getItem('keep:timezone'))).toBecome(
        'Pacific/Kiritimati',
      );
      // Temporal gives the time in Chromium, Intl in other browsers; both show the same hour.
      await expect(() =>
        page.evaluate(() => {
          const hour = new Intl.DateTimeFormat('zh-CN', {
            year: 'numeric',
            month: '2-digit',
            day: '2-digit',
            hour: '2-digit',
            hourCycle: 'h23',
            timeZone: 'Pacific/Kiritimati',
          });
          const shownHour = hour.format(Date.now()).replace('时', ':');
          return (document.body.textContent ?? '').includes(shownHour) && 'Temporal' in window;
        }),
      ).toBecome(true);
      // While the list is closing, Tab would select an option instead of moving the focus.
      await expect(() => zone.getAttribute('aria-expanded')).toBecome('false');
    });
    await step(
      'And I choose to be notified of log-ins from new networks, which the account stores',
      async () => {
        await page.keyboard.press('Tab');
        await expect(focused(page)).toBecome('发邮件到 a****@sunrise.example');
        await page.keyboard.press('Space');
        await page.getByText('已保存').waitFor();
        await expect(focused(page)).toBecome('发邮件到 a****@sunrise.example');
      },
    );
    await step('Then the page has no finding, and on a phone nothing is cut off', async () => {
      await atRest(page);
      const { violations } = await new AxeBuilder({ page }).include('#edu-content').analyze();
      expect(violations).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(() =>
        page.locator('#edu-content').evaluate((box) => box.scrollWidth - box.clientWidth),
      ).toBecome(0);
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    await step('When I reload the page, all of it is unchanged', async () => {
      await page.reload();
      await bar.waitFor();
      await expect(() => page.getByRole('radio', { name: '深色' }).isChecked()).toBecome(true);
      await page.getByText(/Kiritimati/).waitFor();
      await page.getByRole('checkbox', { name: /^发邮件到/, checked: true }).waitFor();
    });
  });

  it('lists keep input on Enter, can undo a suspension, and never lose the focus', async () => {
    const { page, step } = visit();
    const students = studentsPage(page);
    await storeNewSession(page, product().origin);
    await page.goto(`${product().origin}/saas/student`);
    const suspend = page.getByRole('button', { name: /^停用 / }).first();
    await suspend.waitFor();
    await step('When I save an empty form, each field has space for its error', async () => {
      await students.add.click();
      await expect(focused(page)).toBecome('姓名');
      await page.keyboard.press('Enter');
      await students.dialog.getByText('请输入手机号').waitFor();
      await expect(focused(page)).toBecome('姓名');
      await atRest(page);
      const errors = students.dialog.locator('[aria-invalid=true]');
      await expect(() => errors.count()).toBecome(2);
      // The minimum distance between texts in a list's form.
      await expect(() => misplacedErrors(page, 8)).toBecome([]);
      await page.keyboard.press('Escape');
      await students.dialog.waitFor({ state: 'hidden' });
      await expect(focused(page)).toBecome('新增学员');
    });
    await step('When I leave a form by Escape and press Enter, my input stays', async () => {
      await students.add.click();
      await students.fillForm({ name: '写了一半' });
      await page.keyboard.press('Escape');
      await expect(focused(page)).toBecome('继续编辑');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: '继续编辑' }).waitFor({ state: 'hidden' });
      await expect(() =>
        students.dialog.getByRole('textbox', { name: '姓名' }).inputValue(),
      ).toBecome('写了一半');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '放弃修改' }).click();
      await students.dialog.waitFor({ state: 'hidden' });
      await expect(focused(page)).toBecome('新增学员');
    });
    await step('When I suspend somebody, it happens at once and can be undone', async () => {
      const name = (await suspend.getAttribute('aria-label'))?.replace('停用 ', '') ?? '';
      await suspend.focus();
      await page.keyboard.press('Enter');
      const offer = framePage(page).toast(`已停用“${name}”`);
      await offer.waitFor();
      await page.getByRole('button', { name: `启用 ${name}` }).waitFor();
      await expect(focused(page)).toBecome(`启用 ${name}`);
      await page.getByRole('button', { name: '撤销' }).waitFor();
      const { violations } = await new AxeBuilder({ page }).include('#edu-undo').analyze();
      expect(violations).toEqual([]);
      await page.keyboard.press('Control+z');
      await framePage(page).toast(`已启用“${name}”`).waitFor();
      await page.getByRole('button', { name: `停用 ${name}` }).waitFor();
      await offer.waitFor({ state: 'detached' });
      await expect(focused(page)).toBecome(`停用 ${name}`);
    });
    await step(
      'When I edit somebody and cancel, or delete them, the focus returns to the same place',
      async () => {
        const rows = students.list.getByRole('row');
        const namesOf = () => rows.getByRole('cell').nth(1).textContent();
        const [first, next] = await rows.evaluateAll((all) =>
          all.slice(1, 3).map((row) => row.querySelectorAll('td')[1]?.textContent ?? ''),
        );
        await page.keyboard.press('Shift+Tab');
        await expect(focused(page)).toBecome(`编辑 ${first}`);
        await page.keyboard.press('Enter');
        await expect(focused(page)).toBecome('姓名');
        await page.keyboard.press('Escape');
        await expect(focused(page)).toBecome(`编辑 ${first}`);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(focused(page)).toBecome(`删除 ${first}`);
        await page.keyboard.press('Enter');
        await expect(focused(page)).toBecome('取消');
        // The dialog takes the focus again at the end of its animation.
        await atRest(page);
        await page.keyboard.press('Tab');
        await expect(focused(page)).toBecome('删除');
        await page.keyboard.press('Enter');
        await framePage(page).toast('删除成功').waitFor();
        await expect(namesOf).toBecome(next);
        await expect(focused(page)).toBecome(`删除 ${next}`);
      },
    );
  });

  it('finds people and actions by keyboard, and shows the keys', async () => {
    const { page, step, faults } = visit();
    const search = page.getByRole('combobox', { name: '搜索' });
    const keys = page.getByRole('dialog', { name: '键盘快捷键' });
    const where = () => new URL(page.url()).pathname + new URL(page.url()).search;
    const chosen = page.getByRole('option', { selected: true });
    await storeNewSession(page, product().origin);
    await page.goto(`${product().origin}/saas/student`);
    const row = studentsPage(page).list.getByRole('row').nth(1);
    await row.waitFor();
    const name = (await row.getByRole('cell').nth(1).textContent()) ?? '';

    await step('When I press ?, I see the keys, and Escape returns', async () => {
      await framePage(page).userMenu.focus();
      await page.keyboard.press('?');
      await keys.getByText('搜索页面、操作和人').waitFor();
      await expect(focused(page)).toBecome('关闭');
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
      expect(violations).toEqual([]);
      await page.keyboard.press('Escape');
      await keys.waitFor({ state: 'detached' });
      await expect(focused(page)).toBecome(expect.stringMatching(/^用户菜单/));
    });
    await step('When I type half a name, the person is found, and Enter opens them', async () => {
      await page.keyboard.press('Control+k');
      await expect(focused(page)).toBecome('搜索');
      await page.keyboard.insertText(name);
      await chosen.filter({ hasText: name }).waitFor();
      await expect(focused(page)).toBecome('搜索');
      await page.keyboard.press('Enter');
      await expect(where).toBecome(`/saas/student?keyword=${encodeURIComponent(name)}`);
      await search.waitFor({ state: 'detached' });
    });
    await step(
      'When the people cannot be requested, I read so, and actions are still found',
      async () => {
        faults.expect(/findByCondition|The search of saas\.students failed/);
        await page.route(/findByCondition/, (route) => route.abort());
        await page.keyboard.press('Control+k');
        await page.keyboard.type('xinzeng');
        await page.getByText('“学员”暂时无法搜索').waitFor();
        await page.unroute(/findByCondition/);
        await chosen.filter({ hasText: '新增学员' }).waitFor();
        await page.keyboard.press('Enter');
        await studentsPage(page).dialog.getByRole('textbox', { name: '姓名' }).waitFor();
        await expect(where).toBecome('/saas/student');
        await page.keyboard.press('Escape');
        await studentsPage(page).dialog.waitFor({ state: 'hidden' });
      },
    );
    await step('And dark colours are found by pinyin', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('shense');
      await chosen.filter({ hasText: '主题：深色' }).waitFor();
      await page.keyboard.press('Enter');
      await expect(() => page.evaluate(() => document.documentElement.style.colorScheme)).toBecome(
        'dark',
      );
    });
  });
});
