import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { framePage } from '../pages/frame.page';
import { studentsPage } from '../pages/students.page';
import { changeMap, mapFile } from '../support/map-file';
import { startModuleHost } from '../support/module-host';
import { systemModule } from '../support/plain-modules';
import { goTo, sharedSession } from '../support/session';
import { afterAll, expect, it, tellStory } from '../support/story';

/** An application in plain JavaScript, without library or build. */
const plainDom = systemModule(`
  var shown = [];
  publish({
    mount: async function (props) {
      var title = document.createElement('h1');
      title.textContent = 'Plain DOM';
      var button = document.createElement('button');
      var count = 0;
      button.textContent = 'Counted 0';
      button.addEventListener('click', function () {
        count += 1;
        button.textContent = 'Counted ' + count;
      });
      shown = [title, button];
      props.domElement.append(title, button);
    },
    unmount: async function () { shown.forEach(function (element) { element.remove(); }); },
  });`);

const map = mapFile();
let host: Awaited<ReturnType<typeof startModuleHost>>;

const { product, visit } = tellStory({
  env: async () => {
    const script = 'e2e/support/foreign-apps.build.js';
    const built = execFileSync(process.execPath, [script], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    host = await startModuleHost({ ...JSON.parse(built), '/plain/index.js': plainDom });
    const config = `${map.file}.config`;
    writeFileSync(config, JSON.stringify({ timing: { importMapWatch: 200 } }));
    return { IMPORT_MAP: map.file, RUNTIME_CONFIG: config };
  },
});

/** Whether native imports return the same instances as SystemJS. */
const sharesInstances = async (names: readonly string[]) => {
  const system = (window as unknown as { System: { import(name: string): Promise<object> } })
    .System;
  const same = names.map(async (name) => {
    const [native, shared] = await Promise.all([import(name), system.import(name)]);
    const keys = Object.keys(native);
    return keys.length > 1 && keys.every((key) => native[key] === Reflect.get(shared, key));
  });
  return (await Promise.all(same)).every(Boolean);
};

afterAll(async () => {
  await host.close();
  map.remove();
});

const enter = sharedSession();

it('an application of another repository is mounted by a map edit alone', async () => {
  const { page, step } = visit();
  const frame = framePage(page);
  const { origin } = product();
  await enter(page, origin);
  await page.goto(`${origin}/saas/student`);
  await studentsPage(page).list.waitFor();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));

  for (const { segment, title, react } of [
    { segment: 'plain', title: /^Plain DOM$/, react: {} },
    { segment: 'vue', title: /^Vue 3\./, react: {} },
    { segment: 'es', title: /^ES module on React 19\./, react: {} },
    {
      segment: 'react-18',
      title: /^React 18\./,
      react: { react: '/react-18/react.js', 'react-dom/client': '/react-18/react-dom.js' },
    },
  ] as const) {
    const heading = frame.content.getByRole('heading', { name: title });
    const counted = (count: number) =>
      frame.content.getByRole('button', { name: `Counted ${count}` });

    await step(`When I work, and the team of ${segment} adds its entries to the map`, async () => {
      await changeMap(page, () =>
        map.edit((current) => {
          current.imports[`@edu-app/${segment}`] = `${host.origin}/${segment}/index.js`;
          const localEntries = Object.entries(react).map(([name, path]) => [
            name,
            host.origin + path,
          ]);
          if (localEntries.length === 0) return;
          current.scopes = {
            ...current.scopes,
            [`${host.origin}/${segment}/`]: Object.fromEntries(localEntries),
          };
        }),
      );
    });
    await step('Then its pages are shown inside the frame, without a page load', async () => {
      await goTo(page, `/${segment}/page`);
      await heading.waitFor();
      await frame.menu.getByRole('button', { name: '学员中心' }).waitFor();
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
    });
    await step('And it works', async () => {
      await counted(0).click();
      await counted(1).waitFor();
    });
    await step('And it is replaced by a page on the platform’s React', async () => {
      await goTo(page, '/saas/student');
      await studentsPage(page).list.waitFor();
      await heading.waitFor({ state: 'detached' });
    });
    await step('And is mounted anew', async () => {
      await goTo(page, `/${segment}/page`);
      await counted(0).click();
      await counted(1).waitFor();
    });
    await step('And unmounts', async () => {
      await goTo(page, '/saas/student');
      await studentsPage(page).list.waitFor();
    });
  }
});

it('browsers import every shared module by its name, the same instance as the page', async () => {
  const { page, step } = visit();
  await enter(page, product().origin);
  await page.goto(`${product().origin}/saas/student`);
  await studentsPage(page).list.waitFor();
  await step('When a script imports them all', async () => {
    const names = await page.evaluate(() => {
      const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
      return Object.keys(JSON.parse(map).imports);
    });
    expect(names).toEqual(expect.arrayContaining(['react', 'antd', '@edu/shared-utility']));
    expect(names).not.toContain('antd/login');
    expect(await page.evaluate(sharesInstances, names)).toBe(true);
  });
});
