import { framePage } from '../pages/frame.page';
import { loginPage } from '../pages/login.page';
import { studentsPage } from '../pages/students.page';
import { administrator } from '../support/accounts';
import { boxOf } from '../support/legible';
import { sharedSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

/** A fresh profile, because a cached file cannot hang. */
const { product, visit } = tellStory({ fresh: true });
const begin = sharedSession(administrator);

const firstFiles = {
  'the loader': /vendor\/system-\w+\.js$/,
  'the import map': /importmap\.json$/,
  'the module that starts the page': /root-config\/index-\w+\.js$/,
  'a library of all pages': /vendor\/react-[0-9a-f]+\.js$/,
  'a library of the applications': /vendor\/redux-saga-\w+\.js$/,
};

/** Preloaded files stay unused while another file hangs. */
const unused = /preloaded using link preload/;

describe('When one of the first files hangs', () => {
  for (const [name, file] of Object.entries(firstFiles)) {
    it(`${name}: a card offers to request it again under another address`, async () => {
      const { page, step, faults } = visit();
      faults.expect(unused);
      const { origin } = product();
      const card = page.getByRole('status').filter({ hasText: '加载时间较长，请稍候' });
      const retry = card.getByRole('button', { name: '重试' });
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));

      await step('When it is not loaded, a card says that it takes long', async () => {
        await begin(page, origin);
        await page.route(file, () => {});
        await page.goto(`${origin}/saas/student`, { waitUntil: 'commit' });
        await retry.first().waitFor();
        await expect(() => page.getByRole('alert').count()).toBecome(0);
      });
      await step('When I press Retry, the page is shown, and the card is gone', async () => {
        const count = addresses.length;
        await retry.first().click();
        await studentsPage(page).list.waitFor();
        await framePage(page).userMenu.waitFor();
        await expect(() => card.count()).toBecome(0);
        const retries = addresses.slice(count).filter((address) => address.endsWith('?retry=1'));
        expect(retries.length).toBeGreaterThan(0);
      });
    });
  }

  it('and again after Retry: the next click reloads the page', async () => {
    const { page, step, faults } = visit();
    faults.expect(unused);
    const { origin } = product();
    const login = loginPage(page, origin);
    const retry = page.getByRole('button', { name: '重试' });
    let isAway = true;

    await step('When Retry hangs, too, the card is shown again', async () => {
      await page.route('**/modules/root-config/index-*.js*', async (route) => {
        if (!isAway) await route.continue();
      });
      await page.goto(`${origin}/entrance/login`, { waitUntil: 'commit' });
      await retry.click();
      await page.getByText('加载时间较长，请稍候').waitFor({ state: 'detached' });
      await retry.waitFor();
    });
    await step('When the file is available again and I press it, the page starts', async () => {
      isAway = false;
      await retry.click();
      await login.submit.waitFor();
      await expect(() => retry.count()).toBecome(0);
    });
  });

  it('and arrives late: the card disappears by itself', async () => {
    const { page, step, faults } = visit();
    faults.expect(unused);
    const { origin } = product();
    const card = page.getByText('加载时间较长，请稍候');
    let release = () => {};
    const open = new Promise<void>((resolve) => {
      release = resolve;
    });

    await step('When it takes long, the page says so', async () => {
      await page.route(firstFiles['the module that starts the page'], async (route) => {
        await open;
        await route.continue();
      });
      await page.goto(`${origin}/entrance/login`, { waitUntil: 'commit' });
      await card.waitFor();
    });
    await step('And it covers nothing that I type or send, on a desk or a phone', async () => {
      const form = page.locator('[data-first] form');
      for (const [width, height] of [
        [1024, 768],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const part of ['[name=account]', '[name=password]', 'button'])
          await form.locator(part).click({ trial: true });
      }
    });
    await step('And a field can be typed into wherever I click it', async () => {
      const { x, y } = await boxOf(page.locator('[data-first] form [name=password]').locator('..'));
      await page.mouse.click(x + 60, y + 4);
      await page.keyboard.type('Demo');
      await expect(() => page.locator('[data-first] [name=password]').inputValue()).toBecome(
        'Demo',
      );
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    await step('When the file arrives, the page is shown without a card', async () => {
      release();
      await loginPage(page, origin).submit.waitFor();
      await card.waitFor({ state: 'detached' });
    });
  });
});
