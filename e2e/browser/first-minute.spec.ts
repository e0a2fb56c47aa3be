import { framePage } from '../pages/frame.page';
import { administrator } from '../support/accounts';
import { sharedSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const begin = sharedSession(administrator);

describe('In the first minute', () => {
  it('missing data of an account or a list is reported once, with one action', async () => {
    const { page, step, faults } = visit();
    const { origin } = product();
    const exactText = (name: string) => page.getByText(name, { exact: true });
    await begin(page, origin);
    await step(
      'When the rows cannot be loaded, I read what to do and that nothing is lost',
      async () => {
        faults.expect(/findByCondition/);
        await page.route('**/findByCondition*', (route) => route.abort());
        await page.goto(`${origin}/saas/student`);
        const card = page.getByRole('alert').filter({ hasText: '学员列表加载失败' });
        const failureText = '学员列表加载失败网络异常，请重新尝试数据没有变化。重试';
        await expect(() => card.textContent()).toBecome(failureText);
        const body = '<h1>TypeError: rows is undefined</h1><pre>at /srv/list.js:12</pre>';
        const broken = { status: 500, contentType: 'text/html', body };
        await page.unroute('**/findByCondition*');
        await page.route('**/findByCondition*', (route) => route.fulfill(broken));
        const response = page.waitForResponse('**/findByCondition*');
        await card.getByRole('button', { name: '重试' }).click();
        await response;
        await expect(() => card.textContent()).toBecome(failureText);
      },
    );
    await step('When I have no menu, the page says so and the menu column is empty', async () => {
      const empty = { json: { code: 0, message: '', data: [] } };
      await page.route('**/user/getUserMenu', (route) => route.fulfill(empty));
      await page.goto(origin);
      await page.getByRole('heading', { name: '暂无可用的菜单', level: 1 }).waitFor();
      await page.getByRole('main').getByRole('button', { name: '退出登录' }).waitFor();
      await expect(() => exactText('暂无可用的菜单').count()).toBecome(1);
    });
  });

  it('tabs have a menu of their own, and dates have the month as a word', async () => {
    const { page, step } = visit();
    const { origin } = product();
    const bar = page.getByRole('navigation', { name: 'Open pages' });
    const tab = (name: string) => bar.getByRole('link', { name });
    await begin(page, origin);
    await page.addInitScript(() => {
      localStorage.setItem('keep:language', 'en-US');
      localStorage.setItem(`keep:frame:tab-bar:${location.host}:device`, 'true');
    });
    await step('When I open three pages', async () => {
      await page.goto(`${origin}/saas/student`);
      await page.getByRole('row').nth(2).waitFor();
      await tab('Student list').waitFor();
    });
    await step(
      'Then the bar below the tabs shows the breadcrumbs, not the page’s name once more',
      async () => {
        const breadcrumbs = page
          .getByRole('navigation', { name: 'You are here' })
          .getByRole('listitem');
        const shownBreadcrumbs = () =>
          breadcrumbs.evaluateAll((all) =>
            all.filter((crumb) => crumb.clientWidth > 1).map((crumb) => crumb.textContent),
          );
        await expect(shownBreadcrumbs).toBecome(['Students']);
      },
    );
    await step('And no date is ambiguous', async () => {
      const dates = page.getByRole('cell', { name: /\b20\d\d\b/ });
      await dates.first().waitFor();
      for (const date of await dates.allInnerTexts())
        expect(date).toMatch(/^\d{1,2} [A-Z][a-z]{2,3} 20\d\d$/);
    });
    await step('When I open the menu of a tab, it has the focus', async () => {
      await tab('Student list').click({ button: 'right' });
      const menu = page.getByRole('menu', { name: 'Student list' });
      const rows = () => menu.getByRole('menuitem').allInnerTexts();
      await expect(rows).toBecome(['Open in a new browser tab', 'Close']);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      await expect(() =>
        tab('Student list').evaluate((element) => element === document.activeElement),
      ).toBecome(true);
    });
    await step('And it closes the tab by keyboard', async () => {
      await tab('Student list').click({ button: 'right' });
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await tab('Student list').waitFor({ state: 'detached' });
      await page.waitForURL('**/saas/home');
    });
  });

  it('the first key shows a focus ring of the usual width, and the account is legible', async () => {
    const { page, step } = visit();
    await begin(page, product().origin);
    await page.goto(`${product().origin}/nothing-here`);
    const frame = framePage(page);
    await frame.userMenu.waitFor();
    const ring = () =>
      page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
        return `${document.activeElement?.textContent} ${outlineStyle} ${outlineWidth}`;
      });
    await step('When I press Tab', async () => {
      await page.keyboard.press('Tab');
      await expect(ring).toBecome('跳到页面内容 solid 2px');
    });
    await step('When I open my account, a read-only name is as dark as other text', async () => {
      await frame.openPersonalDialog();
      const dialog = page.getByRole('dialog');
      const colour = (name: string) =>
        dialog
          .getByRole('textbox', { name })
          .evaluate((element) => getComputedStyle(element).color);
      await dialog.getByRole('textbox', { name: '昵称' }).waitFor();
      expect(await colour('姓名')).toBe(await colour('昵称'));
    });
    await step('When somebody tries my password, its row does not break', async () => {
      await page.evaluate(async (account) => {
        localStorage.setItem('keep:language', 'fr-FR');
        const body = JSON.stringify({ account, password: 'Wrong#2026' });
        const headers = { 'content-type': 'application/json' };
        await fetch('/usercenter/v1/account/login', { method: 'POST', headers, body });
      }, administrator);
      await page.goto(`${product().origin}/personal`);
      const refused = page.getByRole('listitem').filter({ hasText: 'Connexion refusée' }).first();
      await expect(() =>
        refused.locator('time').evaluate((time) => {
          const right = time.closest('li')?.getBoundingClientRect().right ?? 0;
          const { height } = time.parentElement?.getBoundingClientRect() ?? { height: 0 };
          const short = right - time.getBoundingClientRect().right;
          return { isOneLine: height < 30, short: Math.round(short) };
        }),
      ).toBecome({ isOneLine: true, short: 0 });
    });
    await step('And it looks like a warning, and says what to do if it was not me', async () => {
      const lines = page.getByRole('listitem').filter({ has: page.locator('time') });
      const colourOfMark = (action: RegExp) =>
        lines
          .filter({ hasText: action })
          .first()
          .locator('svg')
          .evaluate((mark) => getComputedStyle(mark).color);
      expect(await colourOfMark(/^Connexion refusée/)).not.toBe(
        await colourOfMark(/^Connexion(?! refusée)/),
      );
      const suspicionButton = page.getByRole('button', { name: /^Ce n’était pas vous/ });
      await expect(() => suspicionButton.count()).toBecome(1);
    });
    await step('And the page shows my security level, and the next step', async () => {
      const summary = page.getByText(/^Protections en place/);
      await expect(() => summary.count()).toBecome(1);
    });
    await step('And what a face is used for, at the place where it can be checked', async () => {
      const line = page.getByRole('listitem').filter({ hasText: 'Vérification d’identité' });
      await line.getByText(/^Votre visage peut remplacer un code/).waitFor();
    });
    await step('And each row has space between label and value', async () => {
      const gaps = () =>
        page.getByRole('region', { name: 'Sécurité du compte' }).evaluate((region) =>
          [...region.querySelectorAll('li')].map((line) => {
            const [, label, value] = [...line.children].map((part) => {
              const words = document.createRange();
              words.selectNodeContents(part);
              return words.getBoundingClientRect();
            });
            return !value?.width || value.left - (label?.right ?? 0) >= 8;
          }),
        );
      await expect(gaps).toBecome([true, true, true, true]);
    });
  });
});
