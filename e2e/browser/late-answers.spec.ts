import type { Page } from '@playwright/test';
import { administrator } from '../support/accounts';
import { openFully } from '../support/open-whole';
import { storeNewSession } from '../support/session';
import { visibleShifts, watchShifts } from '../support/shifts';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory({ fresh: true });

/** Lists whose French headings and buttons need more than one row on a phone. */
const lists = [
  ...['organize', 'message', 'finance', 'course', 'task', 'paper', 'live', 'question'].map(
    (page) => `/saas/${page}`,
  ),
  '/saas/talent',
  '/saas/resource/applications',
  '/govern-system/platform/account',
];

/** Lists whose branch filter needs its own row on a phone, with the request for their rows. */
const branchLists = [
  ['/govern-system/platform/account', /administrator\/findByCondition$/],
  ['/govern-system/organ/student', /v1\/student-accounts$/],
  ['/govern-system/organ/teacher', /v1\/teachers$/],
] as const;

/** Waits for two frames, so that everything received so far has been painted. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Delays the responses of these requests until the rest is painted. */
const delay = (page: Page, ...calls: RegExp[]) =>
  page.route(
    ({ pathname }) => calls.some((call) => call.test(pathname)),
    async (route) => {
      const response = await route.fetch();
      await drawn(page);
      await route.fulfill({ response });
    },
  );

/** Delays the permissions until the list waits for its rows, and the rows until the branch filter is shown. */
const delayRows = async (page: Page, rows: RegExp) => {
  const answerAfter = (call: RegExp, wait: () => Promise<unknown>) =>
    page.route(
      ({ pathname }) => call.test(pathname),
      async (route) => {
        const response = await route.fetch();
        await wait();
        await drawn(page);
        await route.fulfill({ response });
      },
    );
  await answerAfter(rows, () => page.getByRole('combobox', { name: /^Sites?$/ }).waitFor());
  await answerAfter(/session\/permissions$/, () =>
    page.locator('section [role="status"] table').first().waitFor(),
  );
};

it('on a phone in French no list moves when its buttons appear late', async () => {
  const { page, step } = visit();
  const { origin } = product();
  await page.setViewportSize({ width: 390, height: 844 });
  await storeNewSession(page, origin, administrator);
  await page.evaluate(() => localStorage.setItem('keep:language', 'fr-FR'));
  await openFully(page, `${origin}/saas/student`);
  await watchShifts(page);
  await delay(page, /session\/permissions$/);
  for (const path of lists) {
    await step(`On ${path}`, async () => {
      await openFully(page, origin + path);
      expect(await visibleShifts(page)).toEqual([]);
    });
  }
});

for (const [path, rows] of branchLists) {
  it(`on a phone in French ${path} does not move when its filter appears before the rows`, async () => {
    const { page, step } = visit();
    const { origin } = product();
    await page.setViewportSize({ width: 390, height: 844 });
    await storeNewSession(page, origin, administrator);
    await page.evaluate(() => localStorage.setItem('keep:language', 'fr-FR'));
    await step('When this browser has shown it once', () => openFully(page, origin + path));
    await watchShifts(page);
    await delayRows(page, rows);
    await step('Then the next time everything is rendered at its final place', async () => {
      await openFully(page, origin + path);
      expect(await visibleShifts(page)).toEqual([]);
    });
  });
}

for (const width of [390, 1440]) {
  it(`the search does not move when branch and name appear, at ${width}`, async () => {
    const { page, step } = visit();
    const { origin } = product();
    await page.setViewportSize({ width, height: 844 });
    await storeNewSession(page, origin, administrator);
    const search = page.getByRole('button', { name: '搜索' });
    const branch = page.getByRole('button', { name: /总部校区/ });
    await step('When this browser has shown the header once', async () => {
      await openFully(page, `${origin}/saas/student`);
      await branch.waitFor();
    });
    await watchShifts(page);
    await delay(page, /getUserInfo$/, /[bB]ranch/);
    await step('Then the next page renders it at its final place', async () => {
      await openFully(page, `${origin}/saas/student`);
      await search.waitFor();
      await branch.waitFor();
      const shifts = await page.evaluate(
        () => Reflect.get(window, 'shifts') as { readonly description: string }[],
      );
      expect(shifts.filter(({ description }) => description.includes('esf-bar-button'))).toEqual(
        [],
      );
    });
  });
}
