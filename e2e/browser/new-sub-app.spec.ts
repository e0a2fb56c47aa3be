import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { framePage } from '../pages/frame.page';
import { startModuleHost } from '../support/module-host';
import { newSubApp } from '../support/new-sub-app';
import { storeNewSession } from '../support/session';
import { afterAll, describe, expect, it, tellStory } from '../support/story';

const folder = mkdtempSync(join(tmpdir(), 'edu-new-sub-app-map-'));
const map = join(folder, 'importmap.json');
let host: Awaited<ReturnType<typeof startModuleHost>>;

const { product, visit } = tellStory({
  env: async () => {
    host = await startModuleHost(newSubApp('orchard'));
    copyFileSync('importmap.json', map);
    const current = JSON.parse(readFileSync(map, 'utf8'));
    current.imports['@edu-app/orchard'] = `${host.origin}/orchard/index.js`;
    writeFileSync(map, JSON.stringify(current, null, 2));
    return { IMPORT_MAP: map };
  },
});

afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('npm run new:sub-app', () => {
  it('writes a sub-application that works in the shell', async () => {
    const { page, step } = visit();
    const frame = framePage(page);
    const { origin } = product();

    await step('When I open the new segment', async () => {
      await storeNewSession(page, origin);
      await page.goto(`${origin}/orchard`);
    });
    await step('Then its first page shows the server’s data, inside the frame', async () => {
      await frame.content.getByRole('heading', { name: '概览' }).waitFor();
      await frame.content.getByText(/^共 \d+ 名学员$/).waitFor();
      await expect(() => new URL(page.url()).pathname).toBecome('/orchard/overview');
    });
    await step('And an unknown address links back', async () => {
      await page.goto(`${origin}/orchard/nowhere`);
      await frame.content.getByRole('link', { name: '返回首页' }).click();
      await page.waitForURL('**/saas/home');
    });
    await step('And it unmounts when I leave', async () => {
      await frame.menu.getByRole('button', { name: '学员中心' }).click();
      await frame.menu.getByRole('link', { name: '学员管理' }).click();
      await page.waitForURL('**/saas/student');
      await page.locator('[data-app="orchard"]').first().waitFor({ state: 'detached' });
    });
  });
});
