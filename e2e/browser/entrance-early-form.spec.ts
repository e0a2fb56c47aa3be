import type { Page } from '@playwright/test';
import { administrator, password } from '../support/accounts';
import { holdRequests } from '../support/hold-requests';
import { boxOf } from '../support/legible';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory({ fresh: true });

const earlyForm = '[data-first] form';
const textsOf = (page: Page, block: string) =>
  page.locator(block).evaluate((element) => {
    const placeholders = [...element.querySelectorAll('input')].map((input) => input.placeholder);
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const textNodes = [];
    while (texts.nextNode()) textNodes.push(texts.currentNode.textContent?.trim() ?? '');
    return [...textNodes, ...placeholders].filter((text) => text !== '');
  });

it('I log in by a form that is shown before any module is loaded', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const releaseModules = await holdRequests(page, '**/modules/**');

  await step('When only the page itself has been loaded, I type and press Enter', async () => {
    await page.goto(`${origin}/saas/student`, { waitUntil: 'commit' });
    await page.locator(earlyForm).waitFor();
    await page.keyboard.type(administrator);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(() => page.locator(earlyForm).getAttribute('aria-busy')).toBecome('true');
  });
  await step(
    'Then I am logged in at the requested page, as soon as the rest is loaded',
    async () => {
      releaseModules();
      await page.locator('tr[data-row-key]').first().waitFor();
      await expect(() => new URL(page.url()).pathname).toBecome('/saas/student');
      await expect(() => page.url()).toBecome(expect.not.stringContaining('password'));
    },
  );
});

/** The middle of the text's left edge, because the early field is as tall as its frame and the real one as its text. */
const middleOf = ({ x, y, height }: { x: number; y: number; height: number }) => [
  x,
  y + height / 2,
];

it('I keep typing while the real form replaces the early one, with the same texts at the same places', async () => {
  const { page, step } = visit();
  const { origin } = product();

  for (const [language, address] of [
    ['zh-CN', '/entrance/login'],
    ['en-US', '/entrance'],
    ['fr-FR', '/entrance'],
  ] as const) {
    await step(`In ${language}, at ${address}`, async () => {
      const releaseModules = await holdRequests(page, '**/modules/**');
      await page.goto(`${origin}/config.json`);
      await page.evaluate((to) => localStorage.setItem('keep:language', to), language);
      await page.goto(origin + address, { waitUntil: 'commit' });
      await page.locator(earlyForm).waitFor();
      const earlyTexts = await textsOf(page, '[data-first] .edu-first-block');
      const earlyPlace = middleOf(await boxOf(page.locator(`${earlyForm} [name="password"]`)));
      await page.keyboard.type('139');
      await page.keyboard.press('ArrowLeft');
      releaseModules();
      await page.locator(earlyForm).waitFor({ state: 'detached' });
      await page.keyboard.type('0');
      const real = page.locator('.ee-page');
      await expect(() => real.locator('[name="account"]').inputValue()).toBecome('1309');
      const realPlace = middleOf(await boxOf(real.locator('[name="password"]')));
      expect(realPlace).toEqual(earlyPlace.map((at) => expect.closeTo(at, 0)));
      const realTexts = await textsOf(page, '.ee-center');
      expect(
        earlyTexts.filter((value) => !realTexts.includes(value) && value !== '阳光教育管理平台'),
      ).toEqual([]);
      expect(earlyTexts.length).toBeGreaterThan(10);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});
