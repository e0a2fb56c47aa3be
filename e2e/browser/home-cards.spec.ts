import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

it('the cards of the home page have name and comparison on one line each', async () => {
  const { page, step } = visit();
  const { origin } = product();
  await storeNewSession(page, origin);
  for (const language of ['zh-CN', 'en-US', 'fr-FR']) {
    await step(
      `When I read it in ${language}, no card is higher than its text requires`,
      async () => {
        await page.evaluate((to) => localStorage.setItem('keep:language', to), language);
        await page.goto(`${origin}/saas/home`);
        await page.getByRole('region').locator('dl a').first().waitFor();
        const lines = () =>
          page.locator('dl dt, dl dd > span:last-child').evaluateAll((parts) =>
            parts
              .filter((part) => {
                const { height } = part.getBoundingClientRect();
                const { lineHeight } = getComputedStyle(part);
                return part.textContent !== '' && height > 1.5 * Number.parseFloat(lineHeight);
              })
              .map((part) => part.textContent),
          );
        await expect(() => page.locator('dl dd').count()).toBecome(6);
        await expect(lines).toBecome([]);
      },
    );
  }
});

it('on a phone a finger hits the links to pages', async () => {
  const { page } = visit();
  const { origin } = product();
  await page.setViewportSize({ width: 390, height: 844 });
  await storeNewSession(page, origin);
  await page.goto(`${origin}/saas/home`);
  const links = page.getByRole('region', { name: '常用页面' }).getByRole('link');
  await links.first().waitFor();
  const heights = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
