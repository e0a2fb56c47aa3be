import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startedBefore, startProcess } from '../testing/server-process';
import { type DemoDataAdminSite, startDemoDataAdminSite } from './demo-site';

jest.setTimeout(120_000);

describe('the demo data-admin site', () => {
  let site: DemoDataAdminSite;
  beforeAll(async () => {
    site = await startDemoDataAdminSite(0, '127.0.0.1');
    site.connect(async (token) => (token === 'good' ? '<b>小阳</b>' : null));
  });
  afterAll(() => site.close());
  const open = async (address: string, language = 'zh-CN') => {
    const reply = await fetch(site.origin + address, { headers: { 'accept-language': language } });
    return { reply, html: await reply.text() };
  };

  it('shows what it was given, as text, and whose session it is', async () => {
    const { html } = await open('/bi-admin/overview?token=good&organ=%3Cscript%3E&year=2026');
    expect(html).toContain('<th scope="row">organ</th><td>&lt;script&gt;</td>');
    expect(html).toContain('<th scope="row">year</th><td>2026</td>');
    expect(html).toContain('<th scope="row">branch</th><td><i>未提供</i></td>');
    expect(html).toContain('当前用户：&lt;b&gt;小阳&lt;/b&gt;');
    expect(html).toContain("type:'data-admin:ready'");
    expect(html).toContain("type:'data-admin:touched'");
  });

  it('says that a session came along, and never shows it', async () => {
    for (const address of ['/bi-admin/overview?token=good', '/bi-admin/refused?token=good']) {
      const { html } = await open(address);
      expect(html).toContain('<th scope="row">token</th><td><i>已收到，不显示</i></td>');
      expect(html).not.toContain('good');
    }
    expect((await open('/bi-admin/overview')).html).toContain(
      '<th scope="row">token</th><td><i>未提供</i></td>',
    );
  });

  it.each(['/bi-admin/overview?token=dead', '/bi-admin/overview', '/bi-admin/refused?token=good'])(
    'refuses %s and says so to the page around it',
    async (address) => {
      const { html } = await open(address);
      expect(html).toContain("type:'data-admin:refused'");
      expect(html).not.toMatch(/data-admin:(?:ready|touched)/);
    },
  );

  it('speaks the language of the browser, Chinese by default', async () => {
    expect((await open('/bi-admin', 'fr-FR,en;q=0.8')).html).toContain('<html lang="fr-FR">');
    expect((await open('/bi-admin', 'de')).html).toContain('<html lang="zh-CN">');
  });

  it('has no other page, and its own runs nothing but its own script', async () => {
    expect((await open('/')).reply.status).toBe(404);
    expect((await open('/bi-adminx')).reply.status).toBe(404);
    const { reply } = await open('/bi-admin/overview?token=good');
    expect(reply.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/);
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('takes another port when the wanted one is taken', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as AddressInfo;
    const second = await startDemoDataAdminSite(port, '127.0.0.1');
    expect(second.origin).not.toContain(`:${port}`);
    await second.close();
    other.close();
  });
});

describe('an installation', () => {
  let folder: string;
  let server: ServerProcess;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'edu-data-admin-'));
  });
  afterEach(async () => {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  const told = async () => {
    const config = (await (await fetch(`${server.address}/config.json`)).json()) as {
      dataAdminUrl?: string;
    };
    return config.dataAdminUrl;
  };

  it('for demos has one and tells the page', async () => {
    await startedBefore(folder);
    server = await startProcess({}, folder);
    const site = await told();
    expect(site).toMatch(/^http:\/\/localhost:\d+$/);
    const page = await fetch(`${site}/bi-admin/overview?token=dead`);
    expect(await page.text()).toContain('会话无效');
  });

  it('with a site of its own, by file or environment, starts none', async () => {
    const file = join(folder, 'config.json');
    writeFileSync(file, '{"dataAdminUrl":"https://bi.example.com"}');
    await startedBefore(folder);
    server = await startProcess({ RUNTIME_CONFIG: file }, folder);
    expect(await told()).toBe('https://bi.example.com');
  });

  it('in production has none', async () => {
    server = await startProcess(
      {
        NODE_ENV: 'production',
        EMBEDDED_DATABASE: '1',
        SERVER_SECRET: 'q8Zr4VwXn2Lk6Yt0Jb5Hc9Gd3Fs7Am1P',
        SMTP_URL: 'off',
        SMS_WEBHOOK_URL: 'off',
        BOOTSTRAP_DOMAIN: 'localhost',
        BOOTSTRAP_PHONE: '13812345678',
        BOOTSTRAP_PASSWORD: 'First#2026',
      },
      folder,
    );
    expect(await told()).toBeUndefined();
  });
});
