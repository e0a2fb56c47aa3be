import type { Page } from '@playwright/test';
import { framePage } from '../pages/frame.page';
import { studentsPage } from '../pages/students.page';
import { administrator, staff } from '../support/accounts';
import { logInAs, storeNewSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

const buttons = (page: Page) =>
  page.getByRole('button', { name: /新增学员|^编辑 |^停用 |^启用 |^删除 / });

async function expectReadOnly(page: Page) {
  await studentsPage(page).list.waitFor();
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length > 5);
  await expect(() => buttons(page).count()).toBecome(0);
  await expect(() => page.getByRole('columnheader', { name: '操作' }).count()).toBecome(0);
}

describe('the students’ page offers what the server allows', () => {
  it('everything to the administrator, nothing to staff who may only read', async () => {
    const { page, step } = visit();
    await step('When staff log in, the list has no button that would be refused', async () => {
      await logInAs(page, product().origin, staff);
      await expectReadOnly(page);
    });
    await step('And the administrator has them all', async () => {
      await page.evaluate(() => localStorage.clear());
      await logInAs(page, product().origin, administrator);
      await studentsPage(page).add.waitFor();
      await expect(() => buttons(page).count()).toBecome(expect.any(Number));
      await page.getByRole('columnheader', { name: '操作' }).first().waitFor();
    });
  });

  it('nothing in the read-only demo', async () => {
    const { page, step } = visit();
    await step('When I open the demo and go to its students', async () => {
      await page.goto(`${product().origin}/saas/demo_homepage`);
      await page.getByRole('link', { name: '查看学员' }).click();
      await expectReadOnly(page);
    });
  });
});

describe('an actor that was removed while the browser stayed logged in', () => {
  it('is detected, and the page continues with a remaining one', async () => {
    const { page, step } = visit();
    await step('Given a stored actor that the server does not know', async () => {
      await storeNewSession(page, product().origin);
      await page.evaluate(() => {
        const unknownId = '11111111-1111-4111-8111-111111111111';
        const place = { id: unknownId, branch: unknownId, organ: unknownId, actor: unknownId };
        const branch = { ...place, name: '旧校区', channel: '1', ucode: 'GONE' };
        localStorage.setItem('branchList', JSON.stringify([branch]));
        for (const name of ['branch', 'organ', 'actor']) localStorage.setItem(name, unknownId);
      });
    });
    await step('When I open the students’ page, the menu and the list are shown', async () => {
      await page.goto(`${product().origin}/saas/student`);
      await framePage(page).menu.getByRole('link', { name: '学员管理' }).waitFor();
      await studentsPage(page).add.waitFor();
    });
  });
});
