import type { Page } from '@playwright/test';
import { framePage } from '../pages/frame.page';
import { logInAs, storedToken } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

/** A second tab of the same person, on the students' page. */
async function secondTab(page: Page, origin: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`${origin}/saas/student`);
  await framePage(other).userMenu.waitFor();
  // What still travels would find the session ended before the log-out is told.
  await other.getByRole('listitem', { name: '2', exact: true }).waitFor();
  return other;
}

describe('two tabs of one person', () => {
  it('a log-out in one is a log-out in both', async () => {
    const { page, step } = visit();
    const { origin } = product();
    let other: Page;

    await step('When I am logged in in two tabs', async () => {
      await logInAs(page, origin);
      other = await secondTab(page, origin);
    });
    await step('And log out in one', async () => {
      await framePage(page).logOut();
      await page.waitForURL('**/entrance/login');
    });
    await step('Then the other one is at the entrance, too', async () => {
      await other.waitForURL('**/entrance/login');
      await expect(() => storedToken(other)).toBecome(null);
    });
  });

  it('another branch in one reloads the other at its next page', async () => {
    const { page, step } = visit();
    const { origin } = product();
    let other: Page;

    await step('When I am logged in in two tabs', async () => {
      await logInAs(page, origin);
      other = await secondTab(page, origin);
      await other.evaluate(() => document.documentElement.setAttribute('data-first-load', ''));
    });
    await step('And the branch changes in one', async () => {
      await page.evaluate(() => {
        const branches = JSON.parse(localStorage.getItem('branchList') ?? '[]');
        const next = branches.find((one: { branch: string }) => one.branch !== localStorage.branch);
        localStorage.setItem('branch', next.branch);
      });
    });
    await step(
      'Then the other stays as it is, and says that it shows the former branch',
      async () => {
        await other.getByText(/^您已在其他标签页切换到分支“.+”/).waitFor();
        await other.getByRole('button', { name: '刷新此页' }).waitFor();
        await expect(() => other.locator('html[data-first-load]').count()).toBecome(1);
      },
    );
    await step('And is loaded anew at its next page', async () => {
      await other.getByRole('listitem', { name: '2', exact: true }).click();
      await other.locator('html:not([data-first-load])').waitFor();
    });
  });
});
