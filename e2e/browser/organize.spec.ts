import { administrator } from '../support/accounts';
import { storeNewSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

describe('the organisation chart', () => {
  it('is used by keyboard, leads to a person and returns to the same place', async () => {
    const { page, step } = visit();
    await storeNewSession(page, product().origin, administrator);
    await page.goto(`${product().origin}/saas/organize`);
    const rows = page.locator('tr[data-row-key]');
    const chosen = page.getByRole('treeitem', { selected: true });
    await rows.first().waitFor();
    await step(
      'When I move through the tree by arrow keys and press the space bar, a branch is shown',
      async () => {
        await page.getByRole('searchbox', { name: '查找校区或部门' }).focus();
        await page.keyboard.press('Tab');
        for (const key of ['ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key);
        await expect(() => new URL(page.url()).searchParams.has('branch')).toBecome(true);
        await chosen.filter({ hasText: '浦东校区' }).waitFor();
        await expect(() => rows.filter({ hasText: '徐汇校区' }).count()).toBecome(1);
      },
    );
    await step(
      'When I choose teachers and one of them, I see them on the page that manages them',
      async () => {
        await page.getByRole('link', { name: '教师', exact: true }).last().click();
        await expect(() => rows.filter({ hasText: '学员' }).count()).toBecome(0);
        const name = (await rows.first().getByRole('link').textContent()) ?? '';
        await rows.first().getByRole('link').click();
        await page.getByRole('heading', { name, exact: true }).waitFor();
        await expect(() => new URL(page.url()).pathname).toBecome('/govern-system/organ/teacher');
      },
    );
    await step('When I go back, branch and kind are still chosen', async () => {
      await page.goBack();
      await chosen.filter({ hasText: '浦东校区' }).waitFor();
      await expect(() => new URL(page.url()).searchParams.get('kind')).toBecome('teacher');
    });
    await step('And on a phone the tree opens over the list and closes with a choice', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: '校区与部门：浦东校区' }).click();
      const sheet = page.getByRole('dialog', { name: '校区与部门' });
      await sheet.getByRole('tree').getByText('徐汇校区').click();
      await sheet.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: '校区与部门：徐汇校区' }).waitFor();
    });
  });
});
