import type { Locator, Page } from '@playwright/test';
import { entrancePage } from '../pages/entrance.page';
import { framePage } from '../pages/frame.page';
import { studentsPage } from '../pages/students.page';
import { administrator, operator, twoOrganisations } from '../support/accounts';
import { atRest, boxOf } from '../support/legible';
import { home, logInAs, storedToken } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

/** Opens a second tab of the same user on the student list. */
async function secondTab(page: Page, origin: string): Promise<Page> {
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${origin}/saas/student`);
  await framePage(otherTab).userMenu.waitFor();
  // Waits for running requests, since they would notice the end of the session before the other tab announces it.
  await otherTab.getByRole('listitem', { name: '2', exact: true }).waitFor();
  return otherTab;
}

/** Whether a click on the middle of the element, scrolled into view, would reach it. */
async function isClear(part: Locator): Promise<boolean> {
  await part.scrollIntoViewIfNeeded();
  return part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

describe('two tabs of one person', () => {
  it('a log-out in one is a log-out in both', async () => {
    const { page, step } = visit();
    const { origin } = product();
    let otherTab: Page;

    await step('When I am logged in in two tabs', async () => {
      await logInAs(page, origin);
      otherTab = await secondTab(page, origin);
    });
    await step('And log out in one', async () => {
      await framePage(page).logOut();
      await page.waitForURL('**/entrance/login');
    });
    await step('Then the other one is at the entrance, too', async () => {
      await otherTab.waitForURL(/\/entrance\/login\?of=[^&]+&returnTo=/);
      await expect(() => storedToken(otherTab)).toBecome(null);
    });
    await step(
      'And a log-in there returns me to its page, and takes another person to the home page',
      async () => {
        await entrancePage(otherTab, origin).logIn(administrator);
        await otherTab.waitForURL(`${origin}/saas/student`);
        await page.goto(`${origin}/saas/student`);
        await framePage(page).userMenu.waitFor();
        await framePage(otherTab).logOut();
        await page.waitForURL(/\/entrance\/login\?of=[^&]+&returnTo=/);
        await entrancePage(page, origin).logIn(operator);
        await page.waitForURL(home);
      },
    );
  });

  it('another branch in one reloads the other at its next page', async () => {
    const { page, step } = visit();
    const { origin } = product();
    let otherTab: Page;

    await step('When I am logged in in two tabs', async () => {
      await logInAs(page, origin);
      otherTab = await secondTab(page, origin);
      await otherTab.evaluate(() => document.documentElement.setAttribute('data-first-load', ''));
    });
    await step('And the branch changes in one', async () => {
      await page.evaluate(() => {
        const branches = JSON.parse(localStorage.getItem('branchList') ?? '[]');
        const next = branches.find(
          (branch: { branch: string }) => branch.branch !== localStorage.branch,
        );
        localStorage.setItem('branch', next.branch);
      });
    });
    await step(
      'Then the other one is unchanged, and says that it shows the previous branch',
      async () => {
        await otherTab.getByText(/^您已在其他标签页切换到分支“.+”/).waitFor();
        await otherTab.getByRole('button', { name: '刷新此页' }).waitFor();
        await expect(() => otherTab.locator('html[data-first-load]').count()).toBecome(1);
      },
    );
    for (const size of [
      { width: 1440, height: 420 },
      { width: 390, height: 844 },
    ]) {
      await step(`And the notice covers no button of a form, ${size.width} wide`, async () => {
        const { add, dialog } = studentsPage(otherTab);
        await otherTab.setViewportSize(size);
        await add.click();
        await atRest(otherTab);
        for (const name of ['取消', '保存']) {
          await expect(() => isClear(dialog.getByRole('button', { name }))).toBecome(true);
        }
        // The grey background reaches the lower edge of the window, since the page behind the dialog does not scroll.
        const end = () => boxOf(otherTab.getByRole('main')).then(({ y, height }) => y + height);
        await expect(end).toBecome(size.height);
        await otherTab.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
      });
    }
    await step('And no row of the page under the form', async () => {
      await otherTab.setViewportSize({ width: 1440, height: 420 });
      await expect(() =>
        isClear(otherTab.getByRole('listitem', { name: '2', exact: true })),
      ).toBecome(true);
    });
    await step('And is reloaded at its next page', async () => {
      await otherTab.getByRole('listitem', { name: '2', exact: true }).click();
      await otherTab.locator('html:not([data-first-load])').waitFor();
    });
  });

  it('another organisation in one applies to both, including the menu', async () => {
    const { page, step } = visit();
    const { origin } = product();
    const entrance = entrancePage(page, origin);
    let otherTab: Page;

    await step('When I work in one organisation in two tabs', async () => {
      await entrance.open('/entrance/login');
      await entrance.logIn(twoOrganisations);
      await entrance.choose('阳光教育总部');
      await framePage(page).userMenu.waitFor();
      otherTab = await secondTab(page, origin);
    });
    await step('And switch in the first one', async () => {
      await framePage(page).userMenu.click();
      await page.getByRole('menuitem', { name: '切换机构' }).click();
      await entrance.choose('阳光职业培训中心');
      await page.waitForURL(home);
    });
    await step('Then the second has the new one’s people, rights and menu', async () => {
      await otherTab.getByText('职业培训校区').first().waitFor();
      await studentsPage(otherTab).add.waitFor();
      await otherTab.getByRole('navigation').getByText('课程中心').waitFor();
    });
  });
});
