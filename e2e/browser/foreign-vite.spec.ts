import { writeFileSync } from 'node:fs';
import { devtoolsPage } from '../pages/devtools.page';
import { framePage } from '../pages/frame.page';
import { studentsPage } from '../pages/students.page';
import { builtByItsTools } from '../support/foreign-build';
import { followed, mapFile } from '../support/map-file';
import { startModuleHost } from '../support/module-host';
import { goBack, goTo, sharedSession } from '../support/session';
import { afterAll, expect, it, tellStory } from '../support/story';

const map = mapFile();
let host: Awaited<ReturnType<typeof startModuleHost>>;

const { product, visit } = tellStory({
  env: async () => {
    host = await startModuleHost(builtByItsTools('vite-react', '/garden/1.0.0'));
    const config = `${map.file}.config`;
    writeFileSync(config, JSON.stringify({ timing: { importMapWatch: 200 } }));
    return { IMPORT_MAP: map.file, RUNTIME_CONFIG: config };
  },
});

afterAll(async () => {
  await host.close();
  map.remove();
});

const enter = sharedSession();

const decoration = (node: Element) => getComputedStyle(node).textDecorationLine;

it('what Vite builds of React is a sub-application by the documented steps alone', async () => {
  const { page, step } = visit();
  const { content, menu } = framePage(page);
  const heading = (name: string) => content.getByRole('heading', { name, exact: true });
  const students = studentsPage(page);
  await enter(page, product().origin);
  await page.goto(`${product().origin}/saas/student`);
  await students.list.waitFor();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));

  await step('When its team adds one line to the map', async () => {
    await followed(page, () =>
      map.edit((now) => {
        now.imports['@edu-app/garden'] = `${host.origin}/garden/1.0.0/index.js`;
      }),
    );
  });
  await step(
    'Then its page is there in its own style, with what the platform answered',
    async () => {
      await goTo(page, '/garden');
      await heading('花圃').waitFor();
      await content.getByText(/^共 [1-9]\d* 名学员$/).waitFor();
      await expect(() => heading('花圃').evaluate(decoration)).toBecome('underline');
    },
  );
  await step('And the frame stands beside it, in the same document', async () => {
    await menu.getByRole('button', { name: '学员中心' }).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });
  await step('And a popup of the shared antd opens and closes', async () => {
    await content.getByRole('button', { name: '打开花圃' }).click();
    const dialog = page.getByRole('dialog', { name: '花圃说明' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
  await step('When I go to a page inside, fetched on demand with its own sheet', async () => {
    await content.getByRole('link', { name: '植物' }).click();
    await heading('植物').waitFor();
    await expect(() => new URL(page.url()).pathname).toBecome('/garden/plant');
    await expect(() =>
      heading('植物').evaluate((node) => getComputedStyle(node).fontStyle),
    ).toBecome('italic');
  });
  await step('Then Back leads to where I was', async () => {
    await goBack(page);
    await heading('花圃').waitFor();
  });
  await step('When I leave, its page and its styles are gone', async () => {
    await goTo(page, '/saas/student');
    await students.list.waitFor();
    await heading('花圃').waitFor({ state: 'detached' });
    const first = page.getByRole('heading').first();
    await expect(() => first.evaluate(decoration)).toBecome('none');
  });
  await step('And both are back when I come again', async () => {
    await goTo(page, '/garden');
    await content.getByText(/^共 [1-9]\d* 名学员$/).waitFor();
    await expect(() => heading('花圃').evaluate(decoration)).toBecome('underline');
  });
  await step('And ten cycles of it leave nothing behind', async () => {
    const tools = devtoolsPage(page);
    await tools.switchOn();
    await page.reload();
    await content.getByText(/^共 [1-9]\d* 名学员$/).waitFor();
    await tools.open();
    await tools.checkLeaks();
    await tools.said.getByText('10 次循环后没有增长。').waitFor({ timeout: 60_000 });
  });
  for (const [language, title, words] of [
    ['fr-FR', 'Massifs', /^[1-9]\d* apprenants$/],
    ['en-US', 'Flower beds', /^[1-9]\d* students$/],
  ] as const) {
    await step(`And it speaks ${language}`, async () => {
      await page.evaluate((one) => localStorage.setItem('keep:language', one), language);
      await page.reload();
      await heading(title).waitFor();
      await content.getByText(words).waitFor();
    });
  }
});
