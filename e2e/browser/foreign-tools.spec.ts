import { writeFileSync } from 'node:fs';
import { devtoolsPage } from '../pages/devtools.page';
import { framePage } from '../pages/frame.page';
import { studentsPage } from '../pages/students.page';
import { anotherDevice } from '../support/another-device';
import { startDevServer } from '../support/dev-server';
import { builtByItsTools } from '../support/foreign-build';
import { changeMap, mapFile } from '../support/map-file';
import { startModuleHost } from '../support/module-host';
import { goBack, goTo, sharedSession, storeNewSession } from '../support/session';
import { afterAll, expect, it, tellStory } from '../support/story';

/** Repositories of other teams in `e2e/foreign`; each is the recipe of docs/sub-apps.md for its tools. */
const recipes = [
  { tools: 'Vite and React', folder: 'vite-react', segment: 'garden', entry: 'index.js' },
  {
    tools: 'vite-plugin-single-spa and React',
    folder: 'vite-single-spa',
    segment: 'lagoon',
    entry: 'spa.js',
  },
  {
    tools: 'webpack by the preset of single-spa',
    folder: 'webpack-react',
    segment: 'meadow',
    entry: 'index.js',
  },
  { tools: 'rollup and React', folder: 'rollup-react', segment: 'heath', entry: 'index.js' },
  { tools: 'Vite and Vue with vue-router', folder: 'vue', segment: 'orchard', entry: 'index.js' },
  { tools: 'Vite and Svelte', folder: 'svelte', segment: 'grove', entry: 'index.js' },
  { tools: 'no tools at all', folder: 'plain', segment: 'cove', entry: 'index.js' },
] as const;

const map = mapFile();
let host: Awaited<ReturnType<typeof startModuleHost>> | undefined;
let server: Awaited<ReturnType<typeof startDevServer>> | undefined;

const { product, visit } = tellStory({
  env: async () => {
    const files = await Promise.all(
      recipes.map(({ folder, segment }) => builtByItsTools(folder, `/${segment}/1.0.0`)),
    );
    host = await startModuleHost(Object.assign({}, ...files));
    server = await startDevServer('vite-react');
    const config = `${map.file}.config`;
    writeFileSync(config, JSON.stringify({ timing: { importMapWatch: 200 } }));
    return { IMPORT_MAP: map.file, RUNTIME_CONFIG: config };
  },
});

afterAll(async () => {
  await server?.close();
  await host?.close();
  map.remove();
});

const enter = sharedSession();

const decoration = (node: Element) => getComputedStyle(node).textDecorationLine;
const slant = (node: Element) => getComputedStyle(node).fontStyle;

/** Switches the language as the page's selector does. */
const switchLanguage = async (language: string) => {
  const loader: { import(name: string): Promise<System.Module> } = Reflect.get(window, 'System');
  const { setLanguage } = await loader.import('@edu/shared-utility');
  await setLanguage(language);
};

for (const { tools, folder, segment, entry } of recipes) {
  it(`an app made with ${tools} is a sub-application by the documented steps`, async () => {
    const { page, step } = visit();
    const { content, menu } = framePage(page);
    const heading = (name: string) => content.getByRole('heading', { name, exact: true });
    const count = content.getByText(/^共 [1-9]\d* 名学员$/);
    const students = studentsPage(page);
    await enter(page, product().origin);
    await page.goto(`${product().origin}/saas/student`);
    await students.list.waitFor();
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));

    await step('When its team adds one entry to the map', async () => {
      await changeMap(page, () =>
        map.edit((current) => {
          current.imports[`@edu-app/${segment}`] = `${host?.origin}/${segment}/1.0.0/${entry}`;
        }),
      );
    });
    await step(
      'Then its page is shown in its own style, with the response of its call',
      async () => {
        await goTo(page, `/${segment}`);
        await heading('花圃').waitFor();
        await count.waitFor();
        await expect(() => heading('花圃').evaluate(decoration)).toBecome('underline');
      },
    );
    await step('And a popup opens and closes', async () => {
      await content.getByRole('button', { name: '打开花圃' }).click();
      const dialog = page.getByRole('dialog', { name: '花圃说明' });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    });
    await step('When I go to a page inside, loaded lazily with its own style', async () => {
      await content.getByRole('link', { name: '植物' }).click();
      await heading('植物').waitFor();
      await expect(() => new URL(page.url()).pathname).toBecome(`/${segment}/plant`);
      await expect(() => heading('植物').evaluate(slant)).toBecome('italic');
    });
    await step('Then Back leads to the previous page', async () => {
      await goBack(page);
      await heading('花圃').waitFor();
    });
    await step('When I leave by the menu, its page and its styles are gone', async () => {
      await menu.getByRole('link', { name: '学员管理' }).click();
      await students.list.waitFor();
      await heading('花圃').waitFor({ state: 'detached' });
      await expect(() => new URL(page.url()).pathname).toBecome('/saas/student');
      const first = page.getByRole('heading').first();
      await expect(() => first.evaluate(decoration)).toBecome('none');
    });
    await step('And both are back when I return, in the same document', async () => {
      await goTo(page, `/${segment}`);
      await count.waitFor();
      await expect(() => heading('花圃').evaluate(decoration)).toBecome('underline');
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
    });
    if (folder === 'vite-react')
      await step('And ten cycles of it leave nothing behind', async () => {
        const devtools = devtoolsPage(page);
        await devtools.switchOn();
        await page.reload();
        await count.waitFor();
        await devtools.open();
        await devtools.checkLeaks();
        await devtools.messages.getByText('10 次循环后没有增长。').waitFor({ timeout: 60_000 });
      });
    for (const [language, title, words] of [
      ['fr-FR', 'Massifs', /^[1-9]\d* apprenants$/],
      ['en-US', 'Flower beds', /^[1-9]\d* students$/],
    ] as const)
      await step(`And it is shown in ${language}`, async () => {
        await page.evaluate(switchLanguage, language);
        await heading(title).waitFor();
        await content.getByText(words).waitFor();
      });
  });
}

it('an operator puts the entries of its manifest into the menu, while people work', async () => {
  const { page, step } = visit();
  const { content, menu, breadcrumbs } = framePage(page);
  const entry = menu.getByRole('link', { name: '花圃' });
  await enter(page, product().origin);
  await page.goto(`${product().origin}/saas/student`);
  await studentsPage(page).list.waitFor();
  await changeMap(page, () =>
    map.edit((current) => {
      // The query makes it a new address, in case an earlier story has used this one.
      current.imports['@edu-app/cove'] = `${host?.origin}/cove/1.0.0/index.js?again`;
    }),
  );
  const desk = await anotherDevice(page.context());
  const modules = desk.getByRole('main');
  const openMenu = () => modules.getByRole('button', { name: '菜单 cove' }).click();
  const dialog = desk.getByRole('dialog', { name: 'cove 的菜单' });

  await step('When an operator opens the module’s menu entries', async () => {
    await storeNewSession(desk, product().origin, '13900000000');
    await desk.goto(`${product().origin}/saas/modules`);
    await openMenu();
    const pages = dialog.getByRole('list', { name: '菜单中的页面' });
    await pages.getByText('/cove/plant').waitFor();
    await dialog.getByText('不在菜单中').waitFor();
  });
  await step('And puts one into the menu, an administrator’s open page has it', async () => {
    await dialog.getByRole('button', { name: '放入菜单' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await entry.waitFor();
  });
  await step('Then its page is like built-in ones: title, breadcrumb and spacing', async () => {
    await entry.click();
    const heading = content.getByRole('heading', { name: '花圃', exact: true });
    await heading.waitFor();
    await expect(() => page.title()).toBecome('花圃 · 阳光教育管理平台');
    const slot = content.locator('[data-app-slot]').filter({ has: page.locator('.cove') });
    await expect(() => slot.evaluate((node) => getComputedStyle(node).padding)).toBecome(
      '0px 24px 24px',
    );
  });
  await step('And so is one that only the manifest has, below it', async () => {
    await content.getByRole('link', { name: '植物' }).click();
    await breadcrumbs.getByText('植物').waitFor();
    await expect(() => page.title()).toBecome('植物 · 阳光教育管理平台');
    await breadcrumbs.getByRole('link', { name: '花圃' }).click();
    await expect(() => new URL(page.url()).pathname).toBecome('/cove');
  });
  await step('And it disappears from the menu in the same way', async () => {
    await openMenu();
    await dialog.getByRole('button', { name: '移出菜单' }).click();
    await desk
      .getByRole('dialog', { name: /所有租户的菜单/ })
      .getByRole('button', { name: '移出菜单' })
      .click();
    await entry.waitFor({ state: 'detached' });
  });
  await desk.close();
});

it('edits at a Vite server are shown in the shell without a page load', async () => {
  const { page, step } = visit();
  const { content } = framePage(page);
  const heading = content.getByRole('heading', { name: '花圃', exact: true });
  const line = () => heading.evaluate(decoration);
  await enter(page, product().origin);

  await step('When the server is named by an override, its app is shown', async () => {
    await page.goto(`${product().origin}/saas/student`);
    await page.evaluate((origin) => {
      localStorage.setItem('devtools', 'true');
      localStorage.setItem('import-map-override:@edu-app/garden', `${origin}/src/entry.ts`);
    }, server?.origin);
    await page.goto(`${product().origin}/garden`);
    await heading.waitFor();
    await content.getByText(/^共 [1-9]\d* 名学员$/).waitFor();
    await expect(line).toBecome('underline');
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  });
  await step('And an edited style sheet and an edited component are shown', async () => {
    server?.edit('src/app.css', (text) => text.replace('underline', 'line-through'));
    await expect(line).toBecome('line-through');
    server?.edit('src/beds-page.tsx', (text) =>
      text.replace("<h1>{t('title')}</h1>", '$&\n      <h2>Tulips</h2>'),
    );
    await content.getByRole('heading', { name: 'Tulips' }).waitFor();
  });
  await step('And so after leaving and returning, in the same document', async () => {
    await goTo(page, '/saas/student');
    await studentsPage(page).list.waitFor();
    await heading.waitFor({ state: 'detached' });
    await goTo(page, '/garden');
    await content.getByRole('heading', { name: 'Tulips' }).waitFor();
    await expect(line).toBecome('line-through');
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });
});
