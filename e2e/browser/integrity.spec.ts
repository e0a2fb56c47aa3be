import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, posix } from 'node:path';
import { framePage } from '../pages/frame.page';
import { recoveryPage } from '../pages/recovery.page';
import { operator, password } from '../support/accounts';
import { startModuleHost } from '../support/module-host';
import { storeNewSession } from '../support/session';
import { afterAll, describe, expect, it, tellStory } from '../support/story';

/** A foreign sub-application that shows its version. */
const garden = (words: string) => `
System.register([], function (publish) {
  return { execute: function () {
    var root;
    publish('mount', function (props) {
      root = document.createElement('h1');
      root.textContent = '${words}';
      props.domElement.append(root);
      return Promise.resolve();
    });
    publish('unmount', function () { root.remove(); return Promise.resolve(); });
  } };
});
`;

const folder = mkdtempSync(join(tmpdir(), 'edu-integrity-'));
const map = join(folder, 'importmap.json');
let host: Awaited<ReturnType<typeof startModuleHost>>;

const { product, visit } = tellStory({
  env: async () => {
    host = await startModuleHost({
      '/garden/1/index.js': garden('Garden one'),
      '/garden/2/index.js': garden('Garden two'),
    });
    copyFileSync('importmap.json', map);
    const lines = JSON.parse(readFileSync(map, 'utf8'));
    lines.imports['@edu-app/garden'] = `${host.origin}/garden/1/index.js`;
    writeFileSync(map, JSON.stringify(lines, null, 2));
    return { IMPORT_MAP: map };
  },
});

afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

const studentsBuild = 'dist/modules/sub-apps/saas';

/** Publishes our build of the student pages as another repository's pipeline would put it onto its CDN. */
function publishStudents(): string {
  for (const name of readdirSync(studentsBuild, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|json)$/.test(name)) continue;
    const text = readFileSync(join(studentsBuild, name), 'utf8');
    host.files[`/saas/${name}`] = name.endsWith('.js')
      ? text
      : (response) => {
          response.setHeader('content-type', 'application/json');
          response.end(text);
        };
  }
  const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  return `${host.origin}/saas/${basename(manifest.modules['/modules/sub-apps/saas/index.js'].file)}`;
}

interface Served {
  imports: Record<string, string>;
  integrity: Record<string, string>;
  rollouts?: { percent: number }[];
}

const served = async (): Promise<Served> =>
  (await fetch(`${product().origin}/importmap.json`)).json() as Promise<Served>;

const platform = '/platform/v1/import-map';

/** Sends a request to the platform as the operator. */
async function ask(token: string, method: string, path: string, body: object, headers = {}) {
  const reply = await fetch(`${product().origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', token, locale: 'en-US', ...headers },
    body: JSON.stringify(body),
  });
  const envelope = (await reply.json()) as { code: number; data: unknown };
  if (envelope.code !== 0) throw new Error(JSON.stringify(envelope));
  return envelope.data;
}

async function operatorToken(): Promise<string> {
  const account = { account: operator, password };
  const data = await ask('', 'POST', '/usercenter/v1/account/login', account);
  return (data as { token: string }).token;
}

describe('the digests of modules', () => {
  it('are in the map for every file of ours and every foreign module', async () => {
    const { imports, integrity } = await served();
    const withoutDigest = Object.values(imports).filter((address) => !integrity[address]);
    expect(withoutDigest).toEqual([]);
    interface Built {
      file: string;
      chunks: { file: string }[];
      dynamic: { file: string }[];
      list?: { file: string };
    }
    const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as {
      modules: Record<string, Built>;
    };
    const mapAddresses = new Set(Object.values(imports));
    const modules = Object.values(manifest.modules).filter(({ file }) => mapAddresses.has(file));
    const listed = new Set(Object.keys(integrity));
    for (const list of modules.flatMap((module) => module.list?.file ?? [])) {
      expect(listed).toContain(list);
      const digests = (await (await fetch(product().origin + list)).json()) as object;
      for (const path of Object.keys(digests)) listed.add(posix.join(posix.dirname(list), path));
    }
    const chunks = modules.flatMap(({ chunks: eager, dynamic }) => [...eager, ...dynamic]);
    expect(chunks.length).toBeGreaterThan(10);
    expect(chunks.filter(({ file }) => !listed.has(file))).toEqual([]);
  });

  it('make the browser refuse a module that its foreign host has changed', async () => {
    const { page, step, faults } = visit();
    const { origin } = product();
    faults.expect(/integrity|garden|Failed to find a valid digest|net::ERR/i);
    await step('When the module has the digest of the map', async () => {
      await storeNewSession(page, origin);
      await page.goto(`${origin}/garden`);
      await page.getByRole('heading', { name: 'Garden one' }).waitFor();
    });
    await step('And one byte of it changes in transit', async () => {
      await page.route('**/garden/1/index.js*', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: garden('Garden 0ne'),
        }),
      );
      await page.goto(`${origin}/garden`);
    });
    await step(
      'Then it does not run, the card says why, and the frame remains usable',
      async () => {
        const frame = framePage(page);
        await frame.content.getByRole('alert').waitFor();
        await expect(() => page.getByRole('heading', { name: /Garden/ }).count()).toBecome(0);
        await frame.menu.getByRole('button', { name: '学员中心' }).waitFor();
      },
    );
    await step('And a Retry does not run it while it is wrong', async () => {
      const retryResponse = page.waitForResponse('**/garden/1/index.js?retry=1');
      await framePage(page).content.getByRole('button', { name: '重试' }).click();
      await retryResponse;
      await framePage(page).content.getByRole('alert').waitFor();
      await expect(() => page.getByRole('heading', { name: /Garden/ }).count()).toBecome(0);
    });
    await step('And Retry shows it once it is right again', async () => {
      await page.unroute('**/garden/1/index.js*');
      await framePage(page).content.getByRole('button', { name: '重试' }).click();
      await page.getByRole('heading', { name: 'Garden one' }).waitFor();
    });
  });

  it('make the browser refuse a changed chunk of ours too', async () => {
    const { page, step, faults } = visit();
    const { origin } = product();
    const { imports } = await served();
    const file = imports['@edu-app/saas'] ?? '';
    faults.expect(/integrity|Failed to find a valid digest|saas|net::ERR/i);
    await step('When a byte of our own module is changed', async () => {
      await page.route(`**${file}*`, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${await answer.text()} ` });
      });
      await storeNewSession(page, origin);
      await page.goto(`${origin}/saas/student`);
    });
    await step('Then the page says so instead of running it', async () => {
      await framePage(page).content.getByRole('alert').waitFor();
      await expect(() => page.getByRole('table').count()).toBecome(0);
    });
  });
});

describe('the list of an application’s lazy files', () => {
  it('is refused if a byte of it changes, and no file of the list is loaded', async () => {
    const { page, step, faults } = visit();
    const { origin } = product();
    const { card, retry } = recoveryPage(page);
    const modules = page.getByRole('region', { name: '模块与版本', exact: true });
    faults.expect(/integrity|digest|dynamically imported|React Router caught|net::ERR/i);
    await step('When one of its bytes changes in transit', async () => {
      await page.route('**/sub-apps/saas/integrity-*.json', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${await answer.text()} ` });
      });
      await storeNewSession(page, origin, operator);
      await page.goto(`${origin}/saas/modules`);
    });
    await step('Then the page says so, and the frame remains usable', async () => {
      await card.getByText('模块文件与发布的内容不一致').waitFor();
      await expect(() => modules.count()).toBecome(0);
      await framePage(page).menu.getByRole('button', { name: '学员中心' }).waitFor();
    });
    await step('And Retry shows it once the list is right again', async () => {
      await page.unroute('**/sub-apps/saas/integrity-*.json');
      await retry();
      await modules.waitFor();
    });
  });
});

describe('a build on another host', () => {
  it('has chunks of its list refused as well if one of them changes', async () => {
    const { page, step, faults } = visit();
    const { origin } = product();
    const lines = JSON.parse(readFileSync(map, 'utf8'));
    const ownAddress = lines.imports['@edu-app/saas'];
    const edit = (address: string) => {
      lines.imports['@edu-app/saas'] = address;
      writeFileSync(map, JSON.stringify(lines, null, 2));
    };
    const address = publishStudents();
    // The folder may contain files of older builds; the list names those of the current one.
    const list = JSON.parse(readFileSync(join(studentsBuild, 'integrity.json'), 'utf8')) as object;
    const chunk = `/saas/${Object.keys(list).find((path) => path.includes('/module-map-page'))}`;
    const modules = page.getByRole('region', { name: '模块与版本', exact: true });
    const { card, retry } = recoveryPage(page);
    faults.expect(/integrity|digest|module-map-page|React Router caught|net::ERR/i);

    await step('When its entry is written by hand, the server knows all its files', async () => {
      edit(address);
      await expect(async () => (await served()).imports['@edu-app/saas']).toBecome(address);
      const { integrity } = await served();
      expect(integrity[host.origin + chunk]).toMatch(/^sha384-/);
    });
    await step('And it works from there', async () => {
      await storeNewSession(page, origin, operator);
      await page.goto(`${origin}/saas/modules`);
      await modules.getByTitle(address).first().waitFor();
    });
    const original = host.files[chunk] ?? '';
    await step(
      'When a chunk has one additional byte, it does not run, and I read why',
      async () => {
        host.files[chunk] = `${original} `;
        await page.goto(`${origin}/saas/modules`);
        await card.getByText('模块文件与发布的内容不一致').waitFor();
        await expect(() => modules.count()).toBecome(0);
        await framePage(page).menu.getByRole('button', { name: '学员中心' }).waitFor();
      },
    );
    await step('And Retry shows the page once the chunk is right again', async () => {
      host.files[chunk] = original;
      await retry();
      await modules.getByTitle(address).first().waitFor();
    });
    edit(ownAddress);
  });
});

describe('a rollout', () => {
  it('applies before the first import: to everybody at 100, to the named tenant at 0, to nobody else', async () => {
    const { page, step } = visit();
    const { origin } = product();
    const token = await operatorToken();
    const next = { module: '@edu-app/garden', why: 'a story' };
    const heading = (name: string) => page.getByRole('heading', { name }).waitFor();
    await step('When the second version is rolled out to nobody', async () => {
      const address = `${host.origin}/garden/2/index.js`;
      await ask(token, 'POST', `${platform}/rollout`, { ...next, address, percent: 0 });
      await storeNewSession(page, origin);
      await page.goto(`${origin}/garden`);
      await heading('Garden one');
    });
    await step('And to everybody', async () => {
      await ask(token, 'POST', `${platform}/rollout`, { ...next, percent: 100 });
      await page.goto(`${origin}/garden`);
      await heading('Garden two');
    });
    await step('And to one tenant alone', async () => {
      await ask(token, 'POST', `${platform}/rollout`, {
        ...next,
        percent: 0,
        tenants: ['localhost'],
      });
      await page.goto(`${origin}/garden`);
      await heading('Garden two');
      await ask(token, 'POST', `${platform}/rollout`, {
        ...next,
        percent: 0,
        tenants: ['new.localhost'],
      });
      await page.goto(`${origin}/garden`);
      await heading('Garden one');
    });
  });

  it('stops by itself when its version fails in the browser, and the page works again', async () => {
    const { page, step, faults } = visit();
    const { origin } = product();
    const token = await operatorToken();
    faults.expect(/garden|integrity|Garden|net::ERR|digest/i);
    await step('When everybody gets a version with changed files', async () => {
      await page.route('**/garden/2/index.js*', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: 'broken(',
        }),
      );
      await ask(token, 'POST', `${platform}/rollout`, {
        module: '@edu-app/garden',
        why: 'a story',
        percent: 100,
        tenants: [],
        haltAfter: 1,
      });
      expect((await served()).rollouts).toHaveLength(1);
      // One report by an operator is enough; of other users, three people in three networks are needed.
      await storeNewSession(page, origin, operator);
      const reported = page.waitForResponse('**/platform/v1/module-reports');
      await page.goto(`${origin}/garden`);
      await reported;
    });
    await step('Then the rollout has stopped', async () => {
      expect(await served()).not.toHaveProperty('rollouts');
    });
    await step('And the next page load has the previous version', async () => {
      await page.goto(`${origin}/garden`);
      await page.getByRole('heading', { name: 'Garden one' }).waitFor();
    });
  });

  it('is shown to operators on a page of the product', async () => {
    const { page, step } = visit();
    await step('When an operator opens the modules', async () => {
      await storeNewSession(page, product().origin, operator);
      await page.goto(`${product().origin}/saas/modules`);
    });
    await step('Then the stopped rollout, the report and the history are shown', async () => {
      const garden = page.getByRole('listitem', { name: 'garden' });
      await garden.getByText('灰度已停止').waitFor();
      await garden.getByRole('button', { name: '详情 garden' }).click();
      await garden.getByText('最近一天的故障').waitFor();
      await garden.getByText(`${host.origin}/garden/1/index.js`).first().waitFor();
      await page.getByRole('tab', { name: '变更历史' }).click();
      await page.getByText('计入的故障报告：1 条').first().waitFor();
    });
  });
});
