import { holdRequests } from '../support/hold-requests';
import { boxOf, findings } from '../support/legible';
import { openFully } from '../support/open-whole';
import { storeNewSession } from '../support/session';
import { visibleShifts, watchShifts } from '../support/shifts';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

for (const [width, language, appearance, offlineText, readingText] of [
  [
    1440,
    'zh-CN',
    'light',
    /^网络已断开。此页是 .+ 之前读取的内容，网络恢复后会自动更新。$/,
    /正在重新读取/,
  ],
  [
    390,
    'fr-FR',
    'dark',
    /^Vous êtes hors ligne\. Cette page a été lue avant .+ retour/,
    /nouvelle lecture/,
  ],
] as const) {
  it(`a list at ${width} wide says that the network is off, and how old its data is`, async () => {
    const { page, context, step, faults } = visit();
    // Prefetches may fail, too.
    faults.expect(/ERR_INTERNET_DISCONNECTED|A part of the page could not be loaded/);
    const { origin } = product();
    const line = (text: RegExp) => page.getByRole('status').filter({ hasText: text });
    const rows = page.locator('[data-row-key]');
    const rowTops = () =>
      rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
    await page.setViewportSize({ width, height: 844 });
    await storeNewSession(page, origin);
    await page.evaluate(
      ([chosenLanguage, chosenAppearance]) => {
        localStorage.setItem('keep:language', chosenLanguage);
        localStorage.setItem('keep:appearance', chosenAppearance);
      },
      [language, appearance] as const,
    );
    await openFully(page, `${origin}/saas/student`);
    await watchShifts(page);
    await openFully(page, `${origin}/saas/student`);
    const rowTopsBefore = await rowTops();

    await step('When the network fails while I read', async () => {
      await context.setOffline(true);
    });
    await step('Then one line says so, and no row has moved', async () => {
      await line(offlineText).waitFor();
      expect(rowTopsBefore.length).toBeGreaterThan(0);
      expect(await rowTops()).toEqual(rowTopsBefore);
      expect(await visibleShifts(page)).toEqual([]);
      expect(await findings(page)).toEqual([]);
      const box = await boxOf(line(offlineText));
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      const content = await boxOf(page.getByRole('main'));
      expect(content.y + content.height).toBeLessThanOrEqual(box.y);
    });
    let answer = () => {};
    await step('When it is back and the server is slow', async () => {
      answer = await holdRequests(page, /\/user\/findByCondition\b/);
      await context.setOffline(false);
    });
    await step('Then the line stays until the list has been loaded again', async () => {
      await line(readingText).waitFor();
      answer();
      await line(readingText).waitFor({ state: 'detached' });
      expect(await rowTops()).toEqual(rowTopsBefore);
    });
  });
}
