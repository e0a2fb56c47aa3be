import { framePage } from '../pages/frame.page';
import { studentsPage } from '../pages/students.page';
import { startDevServer } from '../support/dev-server';
import { installed } from '../support/foreign-build';
import { goTo, sharedSession } from '../support/session';
import { afterAll, expect, it, tellStory } from '../support/story';

let server: Awaited<ReturnType<typeof startDevServer>>;

const { product, visit } = tellStory({
  env: async () => {
    await installed('vite-react');
    server = await startDevServer('vite-react');
    return {};
  },
});

afterAll(() => server.close());

const enter = sharedSession();

it('edits at a Vite server come into the shell without a page load', async () => {
  const { page, step } = visit();
  const { content } = framePage(page);
  const heading = content.getByRole('heading', { name: '花圃', exact: true });
  const decoration = () => heading.evaluate((node) => getComputedStyle(node).textDecorationLine);
  await enter(page, product().origin);

  await step('When the server is named by an override, its app is there', async () => {
    await page.goto(`${product().origin}/saas/student`);
    await page.evaluate((origin) => {
      localStorage.setItem('devtools', 'true');
      localStorage.setItem('import-map-override:@edu-app/garden', `${origin}/src/entry.ts`);
    }, server.origin);
    await page.goto(`${product().origin}/garden`);
    await heading.waitFor();
    await content.getByText(/^共 [1-9]\d* 名学员$/).waitFor();
    await expect(decoration).toBecome('underline');
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  });
  await step('And an edited sheet and an edited component are seen', async () => {
    server.edit('src/app.css', (text) => text.replace('underline', 'line-through'));
    await expect(decoration).toBecome('line-through');
    server.edit('src/beds-page.tsx', (text) =>
      text.replace("<h1>{t('title')}</h1>", '$&\n      <h2>Tulips</h2>'),
    );
    await content.getByRole('heading', { name: 'Tulips' }).waitFor();
  });
  await step('And so after leaving and coming back, in the same document', async () => {
    await goTo(page, '/saas/student');
    await studentsPage(page).list.waitFor();
    await heading.waitFor({ state: 'detached' });
    await goTo(page, '/garden');
    await content.getByRole('heading', { name: 'Tulips' }).waitFor();
    await expect(decoration).toBecome('line-through');
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });
});
