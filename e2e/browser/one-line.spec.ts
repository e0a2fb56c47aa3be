import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { framePage } from '../pages/frame.page';
import { startModuleHost } from '../support/module-host';
import { logInAs, storeNewSession } from '../support/session';
import { afterAll, describe, it, tellStory } from '../support/story';

/** A sub-application that this repository did not build: no React, no build step, three lifecycles. */
const plainModule = `
System.register([], function (publish) {
  return { execute: function () {
    var root;
    publish('bootstrap', function () { return Promise.resolve(); });
    publish('mount', function (props) {
      root = document.createElement('h1');
      root.textContent = 'Grown elsewhere';
      (props.domElement || document.getElementById('single-spa-application:' + props.name)
        || document.getElementById('edu-content')).append(root);
      return Promise.resolve();
    });
    publish('unmount', function () { root.remove(); return Promise.resolve(); });
  } };
});
`;

const folder = mkdtempSync(join(tmpdir(), 'edu-one-line-'));
const map = join(folder, 'importmap.json');
let host: Awaited<ReturnType<typeof startModuleHost>>;

const { product, visit } = tellStory({
  env: async () => {
    copyFileSync('importmap.json', map);
    host = await startModuleHost({ '/garden/index.js': plainModule });
    return { IMPORT_MAP: map };
  },
});

afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

const addLine = (name: string, address: string) => {
  const current = JSON.parse(readFileSync(map, 'utf8'));
  current.imports[name] = address;
  writeFileSync(map, JSON.stringify(current, null, 2));
};

describe('one line in importmap.json', () => {
  it('adds a sub-application without rebuild or restart', async () => {
    const { page, step } = visit();
    const frame = framePage(page);
    const heading = page.getByRole('heading', { name: 'Grown elsewhere' });
    const { origin } = product();

    await step('When I open a segment that is not installed', async () => {
      await storeNewSession(page, origin);
      await page.goto(`${origin}/garden`);
      await frame.content.getByRole('heading', { name: '页面不存在' }).waitFor();
    });
    await step('And a platform team adds one line for it', async () => {
      addLine('@edu-app/garden', `${host.origin}/garden/index.js`);
      await expectServed(origin, '@edu-app/garden');
    });
    await step('Then the segment works, inside the frame', async () => {
      await page.goto(`${origin}/garden`);
      await heading.waitFor();
      await frame.menu.getByRole('button', { name: '学员中心' }).waitFor();
    });
    await step('And so do its deeper paths', async () => {
      await page.goto(`${origin}/garden/beds/3`);
      await heading.waitFor();
    });
    await step('And it unmounts when I leave', async () => {
      await frame.menu.getByRole('button', { name: '学员中心' }).click();
      await frame.menu.getByRole('link', { name: '学员管理' }).click();
      await page.waitForURL('**/saas/student');
      await heading.waitFor({ state: 'detached' });
    });
  });

  it('keeps serving the last valid map when the file becomes invalid, and says so', async () => {
    const { page, step } = visit();
    await step('When the map becomes invalid', async () => {
      writeFileSync(map, '{ "imports": ');
      await until(async () => {
        const served = await fetch(`${product().origin}/importmap.json`);
        return served.ok && product().logs().includes('was refused');
      });
    });
    await step('Then the product still works', async () => {
      await logInAs(page, product().origin);
      await framePage(page).header.waitFor();
    });
  });
});

/** Repeats a check until it succeeds, since the server polls the file. */
async function until(holds: () => boolean | Promise<boolean>, limitMs = 15_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It did not come about in time.');
    await new Promise((next) => setTimeout(next, 50));
  }
}

const expectServed = (origin: string, name: string) =>
  until(async () => {
    const served = (await (await fetch(`${origin}/importmap.json`)).json()) as {
      imports: Record<string, string>;
    };
    return name in served.imports;
  });
