import { framePage } from '../pages/frame.page';
import { studentsPage } from '../pages/students.page';
import { openStudentsAs } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory({ fresh: true });

it('a frame that cannot be loaded shows one line, whole at every size, above a page that works', async () => {
  const { page, step, faults } = visit();
  faults.expect(/404|Module @edu\/shell-frame failed|integrity|link preload/);
  const { origin } = product();
  const address = /\/modules\/shell-frame\/.*\.js/;
  const line = page.getByRole('alert').filter({ hasText: '页面框架未能打开' });
  const sizes = [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const;
  await openStudentsAs(page, origin);

  await step('When the frame responds with 404, I read so, and my list is shown', async () => {
    await page.route(address, (route) => route.fulfill({ status: 404, body: 'not found' }));
    await page.goto(`${origin}/saas/student`);
    await line.waitFor();
    await studentsPage(page).list.waitFor();
  });
  await step('Then the line is neither cut off, nor does it overlap the page', async () => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const cut = () =>
        line.evaluate((box) => {
          const { bottom, right } = box.getBoundingClientRect();
          const isOutside = (part: Element) => {
            const place = part.getBoundingClientRect();
            return place.top < 0 || place.bottom > bottom || place.right > right;
          };
          const content = document.querySelector('main')?.getBoundingClientRect();
          const isCovered = (content?.top ?? 0) < bottom || content?.left !== 0;
          const parts = [...box.querySelectorAll('h1, p, button')].filter(isOutside);
          return [...parts.map(({ textContent }) => textContent), ...(isCovered ? ['page'] : [])];
        });
      await expect(cut).toBecome([]);
    }
  });
  await step('When it is available again and I retry, the frame is shown, too', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.unroute(address);
    await line.getByRole('button', { name: '重试' }).click();
    await framePage(page).userMenu.waitFor();
    await line.waitFor({ state: 'detached' });
    await framePage(page).menu.getByRole('button', { name: '学员中心' }).waitFor();
  });
});
