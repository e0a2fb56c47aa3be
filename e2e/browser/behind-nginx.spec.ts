import { Client } from 'pg';
import { realPostgres } from '../../tools/test/postgres';
import { framePage } from '../pages/frame.page';
import { loginPage } from '../pages/login.page';
import { freePort } from '../support/free-port';
import { exampleOf, type Nginx, startNginx } from '../support/nginx';
import { afterAll, beforeAll, describe, expect, it, tellStory } from '../support/story';

const phone = '13812345678';
const password = 'First#2026';
const site = 'https://admin.example.com';

/** Environment of the first start in the documentation, with the values of this run. */
function recipe(databaseUrl: string): Record<string, string> {
  const pairs = [...exampleOf('sh', 'BOOTSTRAP_DOMAIN').matchAll(/\b([A-Z_]+)=('[^']*'|\S+)/g)].map(
    ([, name = '', value = '']) => [name, value.replace(/^'|'$/g, '')] as const,
  );
  return {
    ...Object.fromEntries(pairs),
    SERVER_SECRET: 'q8Zr4VwXn2Lk6Yt0Jb5Hc9Gd3Fs7Am1P',
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'off',
    SMS_WEBHOOK_URL: 'off',
    BOOTSTRAP_PHONE: phone,
    BOOTSTRAP_PASSWORD: password,
  };
}

/**
 * Makes the user of the first start an administrator of the tenant instead of an operator, because an operator must set
 * up a second factor first.
 */
async function becomeAdministrator(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('UPDATE account SET is_operator = false WHERE phone = $1', [phone]);
  await client.query(
    "UPDATE actor_role SET role_id = (SELECT id FROM role WHERE name = '租户管理员')",
  );
  await client.end();
}

/** The documented installation behind its nginx, with its host names resolved to this machine. */
function installation(change: (env: Record<string, string>) => Record<string, string>) {
  const browserArgs = ['--ignore-certificate-errors'];
  let tlsPort = 0;
  let nginx: Nginx | undefined;
  let postgres: { url: string; stop: () => void } | undefined;

  beforeAll(async () => {
    const started = await realPostgres();
    if ('missing' in started) throw new Error(started.missing);
    postgres = started;
    tlsPort = await freePort();
    const rules = ['admin', 'api'].map(
      (value) => `MAP ${value}.example.com:443 127.0.0.1:${tlsPort}`,
    );
    browserArgs.push(`--host-resolver-rules=${rules.join(', ')}`);
  });
  const story = tellStory({ env: async () => change(recipe(postgres?.url ?? '')), browserArgs });
  beforeAll(async () => {
    await becomeAdministrator(postgres?.url ?? '');
    nginx = await startNginx(tlsPort, story.product().port);
  });
  afterAll(async () => {
    await nginx?.stop();
    postgres?.stop();
  });
  return { ...story, accessLog: () => nginx?.accessLog() ?? '' };
}

/** What a login requested and received. */
interface LoginTraffic {
  /** Hosts that received requests. */
  readonly hosts: Set<string>;
  /** Values of the modules' `X-Content-Type-Options`. */
  readonly contentTypeOptions: Set<string | undefined>;
}

/** Logs in by the form. */
async function logIn({ visit }: ReturnType<typeof installation>): Promise<LoginTraffic> {
  const { page, step } = visit();
  const traffic: LoginTraffic = { hosts: new Set(), contentTypeOptions: new Set() };
  page.on('response', (response) => {
    const { host, pathname } = new URL(response.url());
    if (pathname.startsWith('/usercenter/')) traffic.hosts.add(host);
    if (pathname.startsWith('/modules/')) {
      traffic.contentTypeOptions.add(response.headers()['x-content-type-options']);
    }
  });
  const login = loginPage(page, site);
  await step('When I open the site and log in', async () => {
    await login.open();
    await login.logIn(phone, password);
  });
  await step('Then I see the frame with my menu', async () => {
    const frame = framePage(page);
    await frame.userMenu.waitFor();
    await frame.menu.waitFor();
  });
  return traffic;
}

describe('an installation by docs/operations.md', () => {
  const installed = installation((env) => env);

  it('logs a person in, on its only host', async () => {
    const { hosts: called, contentTypeOptions: sniffing } = await logIn(installed);
    expect([[...called], [...sniffing]]).toEqual([['admin.example.com'], ['nosniff']]);
    expect(installed.product().logs()).not.toContain('https://api.example.com');
    expect(installed.accessLog()).toContain('/usercenter/v1/account/login');
    expect(installed.accessLog()).not.toContain(password);
  });

  it('does not buffer the event stream of the import map', async () => {
    const { page, step } = installed.visit();
    await step('When a page listens', async () => {
      await loginPage(page, site).open();
      const [first] = await page.evaluate(async () => {
        const stream = await fetch('/importmap.json/news');
        const read = await stream.body?.getReader().read();
        return [new TextDecoder().decode(read?.value)];
      });
      // A proxy that buffers the stream would deliver this only at its end.
      expect(first).toContain('retry: 3000');
    });
  });
});

describe('an installation whose API has a separate host', () => {
  const installed = installation(({ API_BASE_URL: _, ...env }) => ({
    ...env,
    CORS_ORIGINS: site,
  }));

  it('logs a person in there, as the page’s host configures', async () => {
    expect([...(await logIn(installed)).hosts]).toEqual(['api.example.com']);
    // The log mentions the missing setting, so that nobody has to find it by a failed login.
    expect(installed.product().logs()).toContain('Pages at admin.example.com ask');
  });
});
