import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

it('on a phone a long name without a space stays within its card', async () => {
  const { page, step } = visit();
  const { origin } = product();
  await page.setViewportSize({ width: 390, height: 844 });
  await step('Given the library on a phone', async () => {
    await storeNewSession(page, origin);
    await page.goto(`${origin}/saas/resource`);
  });
  await step('When I give a file such a name', async () => {
    await page.getByRole('button', { name: '编辑 垃圾分类图' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('标题').fill('A'.repeat(100));
    await form.getByRole('button', { name: '保存' }).click();
    await page.getByRole('checkbox', { name: /A{100}/ }).waitFor();
  });
  await step('Then no card overflows the page', async () => {
    const cards = page.locator('li[data-row-key]');
    const overflowing = () =>
      cards.evaluateAll((all) => Math.max(...all.map((it) => it.getBoundingClientRect().right)));
    await expect(async () => (await overflowing()) <= 390).toBecome(true);
  });
});
