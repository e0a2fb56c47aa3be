import type { Page } from '@playwright/test';
import { framePage } from '../pages/frame.page';
import { holdRequests } from '../support/hold-requests';
import { boxOf } from '../support/legible';
import { sharedSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const asAdministrator = sharedSession();

interface Step {
  readonly kind: 'call' | 'drawing' | 'cookies';
  readonly detail: string;
}

/** Records requests, the first rendering of the list and the reads of cookies, in order. */
const watchOrder = (page: Page) =>
  page.addInitScript(() => {
    const steps: Step[] = [];
    Reflect.set(window, 'steps', steps);
    const urls = new WeakMap<XMLHttpRequest, string>();
    const { open, send } = XMLHttpRequest.prototype;
    Reflect.set(
      XMLHttpRequest.prototype,
      'open',
      function (this: XMLHttpRequest, method: string, url: string | URL) {
        urls.set(this, new URL(url, window.location.href).pathname);
        open.call(this, method, url, true);
      },
    );
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
      steps.push({ kind: 'call', detail: urls.get(this) ?? '' });
      send.call(this, body);
    };
    const store: object | undefined = Reflect.get(window, 'cookieStore');
    for (const name of ['get', 'getAll']) {
      const real = store && Reflect.get(store, name);
      if (!store || !real) continue;
      Reflect.set(store, name, (...args: unknown[]) => {
        steps.push({ kind: 'cookies', detail: name });
        return Reflect.apply(real, store, args);
      });
    }
    const listObserver = new MutationObserver(() => {
      const about = '#edu-content [data-app="saas"] section';
      if (!document.querySelector(about)) return;
      listObserver.disconnect();
      steps.push({ kind: 'drawing', detail: about });
    });
    listObserver.observe(document, { childList: true, subtree: true });
  });

it('the rows of a list are requested before it is rendered, once, and no request waits for a read of the cookies', async () => {
  const { page } = visit();
  const { origin } = product();
  await asAdministrator(page, origin);
  await watchOrder(page);
  await page.goto(`${origin}/saas/student`);
  await page.locator('tr[data-row-key]').first().waitFor();
  const steps = await page.evaluate(() => Reflect.get(window, 'steps') as Step[]);
  const rows = steps.flatMap(({ detail: about }, index) =>
    about.endsWith('findByCondition') ? [index] : [],
  );
  expect(rows).toHaveLength(1);
  expect(steps.slice(rows[0]).map(({ kind: what }) => what)).toContain('drawing');
  expect(steps.filter(({ kind: what }) => what === 'cookies')).toEqual([]);
});

it('bar, menu and a list are outlined before any module is loaded, each at its place', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const frame = framePage(page);
  await asAdministrator(page, origin);
  const releaseModules = await holdRequests(page, '**/modules/**');
  const releaseApp = await holdRequests(page, '**/modules/sub-apps/saas/**');
  await page.addInitScript(() => {
    const skeletons: string[] = [];
    Reflect.set(window, 'skeletons', skeletons);
    new MutationObserver(() => {
      const content = document.getElementById('edu-content');
      for (const { className } of content?.querySelectorAll('.edu-skeleton') ?? [])
        if (!skeletons.includes(className)) skeletons.push(className);
    }).observe(document, { childList: true, subtree: true });
  });
  let outlineBoxes: unknown[] = [];

  await step('When only the page itself has been loaded', async () => {
    await page.goto(`${origin}/saas/student`, { waitUntil: 'commit' });
    const outlines = page.locator('#edu-frame > [data-first]');
    await expect(() => outlines.count()).toBecome(2);
    outlineBoxes = await Promise.all([boxOf(outlines.first()), boxOf(outlines.last())]);
    const rows = page.getByRole('status', { name: '正在加载' }).locator('i');
    await expect(async () => (await rows.count()) > 10).toBecome(true);
  });
  await step('Then the same outline is shown while an app is late, and no other', async () => {
    releaseModules();
    await page.getByRole('status').filter({ hasText: '加载时间较长' }).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'skeletons'))).toEqual([]);
  });
  await step('And the content takes the same places', async () => {
    releaseApp();
    await page.locator('tr[data-row-key]').first().waitFor();
    expect([await boxOf(frame.header), await boxOf(frame.menu)]).toEqual(outlineBoxes);
    await expect(() => page.locator('[data-first]').count()).toBecome(0);
  });
});
