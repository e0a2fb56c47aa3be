import { framePage } from '../pages/frame.page';
import { studentsPage } from '../pages/students.page';
import { administrator } from '../support/accounts';
import { freePort } from '../support/free-port';
import { type Nginx, startStaticHost } from '../support/nginx';
import { logInAs } from '../support/session';
import { afterAll, beforeAll, expect, it, tellStory } from '../support/story';

let port = 0;
let host: Nginx | undefined;
const { product, visit } = tellStory({
  env: async () => {
    port = await freePort();
    return { CORS_ORIGINS: `http://localhost:${port}` };
  },
});

beforeAll(async () => {
  host = await startStaticHost(port, product().origin, 'https://modules.example.com');
});
afterAll(() => host?.stop());

it('a plain web server serves the whole shell by the documented steps', async () => {
  const { page, step } = visit();
  const { header, menu, content } = framePage(page);
  const site = `http://localhost:${port}`;
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) missing.push(`${answer.status()} ${answer.url()}`);
  });

  await step('When I log in there', async () => {
    await page.goto(`${site}/saas/student`);
    await page.waitForURL(/\/entrance\/login/);
    await logInAs(page, site, administrator);
  });
  await step('Then I see my students, from an API on another host', async () => {
    await page.goto(`${site}/saas/student`);
    await studentsPage(page).list.waitFor();
    await expect(() => new URL(page.url()).origin).toBecome(site);
  });
  await step('And the tenant’s own logo, from the API’s host', async () => {
    const logo = header.locator('img').first();
    await expect(() =>
      logo.evaluate((node) => (node as HTMLImageElement).naturalWidth > 0),
    ).toBecome(true);
    await expect(() => logo.getAttribute('src')).toBecome(
      expect.stringContaining(product().origin),
    );
  });
  await step('And every address is a page, also after a reload', async () => {
    await menu.getByRole('link', { name: '学员管理' }).waitFor();
    await page.goto(`${site}/nowhere/at-all`);
    await content.getByText('/nowhere/at-all').first().waitFor();
  });
  await step('And the policy allows only the listed hosts', async () => {
    const answer = await page.request.get(`${site}/saas/student`);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`connect-src 'self' ${product().origin} https://modules.example.com`);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]* https:\/\/modules\.example\.com/);
    expect(policy).not.toContain('{{');
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
  });
  await step('And a missing module is not answered with the page', async () => {
    const answer = await page.request.get(`${site}/modules/saas/gone-12345678.js`);
    expect(answer.status()).toBe(404);
  });
  expect(missing).toEqual([]);
});
