import { framePage } from '../pages/frame.page';
import { studentsPage } from '../pages/students.page';
import { administrator, otherTenantAdministrator } from '../support/accounts';
import { atRest, findings } from '../support/legible';
import { storeNewSession } from '../support/session';
import { expect, it, sample, tellStory } from '../support/story';

const { product, visit } = tellStory();

for (const [theme, host, account, menuCall] of [
  ['init', 'localhost', administrator, '/user/getUserMenu'],
  ['red', 'new.localhost', otherTenantAdministrator, '/permission/getMenu'],
] as const) {
  it(`the frame is legible in ${theme}, light and dark`, sample(theme === 'red'), async () => {
    const { page, step } = visit();
    const frame = framePage(page);
    const origin = product().origin.replace('localhost', host);
    const menu = page.waitForResponse(`**${menuCall}`);
    // Name, selector and opener of each overlay; a dialog's page was checked before.
    const overlays: (readonly [string, string, () => Promise<unknown>])[] = [
      ['the user menu over a page', 'html', () => frame.userMenu.click()],
      [
        'the personal dialog',
        '[role=dialog]',
        async () => {
          await page.getByRole('menuitem', { name: '个人中心' }).click();
          await page.getByRole('dialog').getByRole('textbox', { name: '昵称' }).waitFor();
        },
      ],
      [
        'the search of the menu',
        'dialog',
        async () => {
          await page.keyboard.press('Escape');
          await page.getByRole('dialog').waitFor({ state: 'hidden' });
          await page.keyboard.press('Control+k');
          await page.getByRole('option').first().waitFor();
        },
      ],
    ];
    const checkOverlays = async (appearance: string) => {
      for (const [name, within, open] of overlays) {
        await step(`Then ${name} has no finding, ${appearance}`, async () => {
          await open();
          expect(await findings(page, { within })).toEqual([]);
        });
      }
    };
    await step(`When I open a page of the tenant in ${theme}`, async () => {
      await storeNewSession(page, origin, account);
      await page.goto(`${origin}/saas/student`);
      await studentsPage(page).list.getByRole('row').nth(1).waitFor();
      expect((await menu).ok()).toBe(true);
      await expect(() => page.locator('html').getAttribute('data-theme')).toBecome(theme);
    });
    await step('Then a link, a danger and the one main button look different', async () => {
      const row = studentsPage(page).list.getByRole('row').nth(1);
      const colour = (name: string) =>
        row.getByRole('button', { name }).evaluate((element) => getComputedStyle(element).color);
      const main = await studentsPage(page).add.evaluate(
        (element) => getComputedStyle(element).backgroundColor,
      );
      const colours = [await colour('编辑'), await colour('删除'), main];
      // With a blue theme, links may have the main colour, but nothing else may have the colour of a danger.
      expect(new Set(colours).size).toBe(theme === 'init' ? 2 : 3);
      expect(colours.filter((value) => value === colours[1])).toHaveLength(1);
    });
    await step('And a focused field does not look like one with an error', async () => {
      const { add, dialog } = studentsPage(page);
      await add.click();
      const name = dialog.getByRole('textbox', { name: '姓名' });
      const edge = async () => {
        await atRest(page);
        return name.evaluate((field) => {
          const box = field.closest('.ant-input-affix-wrapper') ?? field;
          return `${field === document.activeElement} ${getComputedStyle(box).borderColor}`;
        });
      };
      await name.focus();
      const focused = await edge();
      await page.keyboard.press('Enter');
      await expect(() => name.getAttribute('aria-invalid')).toBecome('true');
      await expect(edge).not.toBecome(focused);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    });
    await checkOverlays('light');
    await step('When I switch to dark, with tabs', async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await frame.userMenu.click();
      await page.getByRole('menuitem', { name: '设置' }).click();
      await page.getByRole('radio', { name: '深色' }).check();
      await page.getByRole('checkbox', { name: '在页面上方显示页签' }).check();
      await page.goBack();
      await studentsPage(page).list.getByRole('row').nth(1).waitFor();
      await page.waitForFunction(() => document.documentElement.style.colorScheme === 'dark');
    });
    await checkOverlays('dark');
  });
}
