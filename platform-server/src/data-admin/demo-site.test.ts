import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillAsStartedBefore, type ServerProcess, startProcess } from '../testing/server-process';
import { type DemoDataAdminSite, startDemoDataAdminSite } from './demo-site';
import type { Figures } from './platform-figures';

jest.setTimeout(120_000);

const change = {
  userCount: 0,
  studentCount: 0.25,
  teacherCount: null,
  courseCount: null,
  examCount: null,
  trainCount: null,
  certificateCount: -0.1,
  resourceCount: null,
};
const figures: Figures = {
  summary: {
    userCount: 1300,
    studentCount: 1234,
    teacherCount: 12,
    courseCount: 40,
    examCount: 25,
    trainCount: 10,
    certificateCount: 400,
    resourceCount: 90,
    studyHours: 321.4,
    examPassingRate: 0.8,
    change,
  },
  days: {
    newUsers: [],
    activeUsers: [
      { date: '2026-11-26', count: 0 },
      { date: '2026-11-27', count: 7 },
    ],
  },
  courses: [{ courseId: 'c', title: '<i>消防</i>', learners: 30, finished: 3, progress: 0.5 }],
  people: [{ userId: 'u', name: '欧阳晓燕', studyMinutes: 90, examCount: 2 }],
};

describe('the demo data-admin site', () => {
  let site: DemoDataAdminSite;
  beforeAll(async () => {
    site = await startDemoDataAdminSite(0, '127.0.0.1');
    site.connect({
      exchange: async (code) => (code === 'once' ? 'good' : null),
      userOf: async (token) => (['good', 'blind'].includes(token) ? '<b>小阳</b>' : null),
      figuresOf: async (token) => (token === 'good' ? figures : null),
    });
  });
  afterAll(() => site.close());
  const open = async (address: string, language = 'zh-CN') => {
    const reply = await fetch(site.origin + address, { headers: { 'accept-language': language } });
    return { reply, html: await reply.text() };
  };

  it('shows its parameters as plain text, and the name of the session’s user', async () => {
    const { html } = await open('/bi-admin/overview?token=good&organ=%3Cscript%3E&year=2026');
    expect(html).toContain('<th scope="row">organ</th><td>&lt;script&gt;</td>');
    expect(html).toContain('<th scope="row">year</th><td>2026</td>');
    expect(html).toContain('<th scope="row">branch</th><td><i>未提供</i></td>');
    expect(html).toContain('当前用户：&lt;b&gt;小阳&lt;/b&gt;');
    expect(html).toContain("type:'data-admin:ready'");
    expect(html).toContain("type:'data-admin:touched'");
  });

  it('shows figures of the platform, and only the first character of names', async () => {
    const { html } = await open('/bi-admin/overview?token=good');
    expect(html).toContain('<dt>学员</dt><dd>1,234<small>+25% 较 30 天前</small></dd>');
    expect(html).toContain('<td>&lt;i&gt;消防&lt;/i&gt;</td><td class="number">30</td>');
    expect(html).toContain('<td>欧**</td><td class="number">90</td>');
    expect(html).not.toContain('阳晓燕');
    expect(html).toContain('<td>11月27日</td><td class="number">7</td>');
    expect(html).toMatch(/<rect [^>]*height="100.00"><title>11月27日: 7<\/title>/);
    // 1 234 with French spaces
    expect(html).toMatch(/<dt>Apprenants<\/dt><dd>1\s234/u);
  });

  it('shows people without the permission that they may not see figures', async () => {
    const { html } = await open('/bi-admin/overview?token=blind');
    expect(html).toContain('没有查看统计数据的权限');
    expect(html).not.toContain('<dt>');
    expect(html).toContain("type:'data-admin:ready'");
  });

  it('exchanges a code at the platform, and shows neither the code nor the token', async () => {
    const { html } = await open('/bi-admin/overview?code=once');
    expect(html).toContain('当前用户');
    expect(html).toContain('<th scope="row">code</th><td><i>已收到，不显示</i></td>');
    expect(html).not.toMatch(/once|good/);
    const spent = await open('/bi-admin/overview?code=spent');
    expect(spent.html).toContain("type:'data-admin:refused'");
  });

  it('masks the ids in its parameters', async () => {
    const id = 'f3f47c70-f0ea-506b-98f9-8e4e1cbfaca2';
    const { html } = await open(`/bi-admin/overview?token=good&organ=${id}`);
    expect(html).toContain('<th scope="row">organ</th><td>f3f4…aca2</td>');
    expect(html).not.toContain(id);
  });

  it('says that it received a session, without showing the token', async () => {
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
    'refuses %s and reports it to the embedding page',
    async (address) => {
      const { html } = await open(address);
      expect(html).toContain("type:'data-admin:refused'");
      expect(html).not.toMatch(/data-admin:(?:ready|touched)/);
    },
  );

  it('uses the browser’s language, Chinese by default', async () => {
    expect((await open('/bi-admin', 'fr-FR,en;q=0.8')).html).toContain('<html lang="fr-FR">');
    expect((await open('/bi-admin', 'de')).html).toContain('<html lang="zh-CN">');
  });

  it('has no other page, and its policy allows only its own script', async () => {
    expect((await open('/')).reply.status).toBe(404);
    expect((await open('/bi-adminx')).reply.status).toBe(404);
    const { reply } = await open('/bi-admin/overview?token=good');
    expect(reply.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/);
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('uses another port if the requested one is taken', async () => {
    const portHolder = createServer();
    await new Promise<void>((listening) => portHolder.listen(0, '127.0.0.1', listening));
    const { port } = portHolder.address() as AddressInfo;
    const second = await startDemoDataAdminSite(port, '127.0.0.1');
    expect(second.origin).not.toContain(`:${port}`);
    await second.close();
    portHolder.close();
  });
});

describe('the data-admin site of an installation', () => {
  let folder: string;
  let server: ServerProcess;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'edu-data-admin-'));
  });
  afterEach(async () => {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  const read = async () => {
    const config = (await (await fetch(`${server.address}/config.json`)).json()) as {
      dataAdminUrl?: string;
    };
    return config.dataAdminUrl;
  };

  it('is started for a demo, and pages get its address', async () => {
    await fillAsStartedBefore(folder);
    server = await startProcess({}, folder);
    const site = await read();
    expect(site).toMatch(/^http:\/\/localhost:\d+$/);
    const page = await fetch(`${site}/bi-admin/overview?token=dead`);
    expect(await page.text()).toContain('会话无效');
  });

  it('is not started if a file or the environment configures another one', async () => {
    const file = join(folder, 'config.json');
    writeFileSync(file, '{"dataAdminUrl":"https://bi.example.com"}');
    await fillAsStartedBefore(folder);
    server = await startProcess({ RUNTIME_CONFIG: file }, folder);
    expect(await read()).toBe('https://bi.example.com');
  });

  it('is not started in production', async () => {
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
    expect(await read()).toBeUndefined();
  });
});
