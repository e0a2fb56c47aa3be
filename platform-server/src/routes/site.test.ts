// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { jpegPicture, pictureForm, pngPicture } from '../testing/pictures';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';

const server = serverFixture();
const { site, configuration, user } = contract;
let admin: string;
let otherTenantToken: string;
beforeAll(async () => {
  admin = await server.login('13900000001');
  otherTenantToken = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
});

const find = async (token = admin) => (await server.call(site.find, {}, { token })).data;

async function save(input: Record<string, unknown>, token = admin) {
  const { version } = await find(token);
  return server.call(site.save, { version, ...input }, { token });
}

async function upload(content: Buffer, { token = admin, kind = 'logo', name = 'logo.png' } = {}) {
  const { payload, headers } = pictureForm(content, name);
  const reply = await server.app.inject({
    method: 'POST',
    url: `${site.uploadPicture.path}?kind=${kind}`,
    payload,
    headers: { ...headers, host: 'localhost', token },
  });
  return reply.json();
}

const siteConfiguration = async (host = 'localhost') =>
  (await server.call(configuration.find, { key: 'frontend_config' }, { host })).data;
const entry = (config: { entries: { key: string; value: string }[] }, key: string) =>
  config.entries.find((item) => item.key === key)?.value;

const everything = async () => JSON.stringify([await find(), await siteConfiguration()]);

it('saved changes are visible on the log-in page at its next load', async () => {
  const picture = await upload(pngPicture(200, 50));
  expect(picture).toMatchObject({ code: 0, data: { width: 200, height: 50 } });
  const siteInput = {
    pageTitle: '  日出教育  ',
    logo: picture.data.address,
    color: '#7A1FA2',
    isI18n: true,
    domains: ['localhost', '127.0.0.1', '[::1]', 'https://Schule.Example:8443/login?x=1'],
  };
  const reply = await save(siteInput);
  expect(reply.code).toBe(errorCodes.ok);
  const now = {
    pageTitle: '日出教育',
    logo: picture.data.address,
    color: '#7a1fa2',
    isI18n: true,
    isNewSaas: false,
    isOpenPlatformUpCommodity: true,
    publicScreens: true,
    domains: ['127.0.0.1', '[::1]', 'localhost', 'schule.example'],
  };
  expect(reply.data).toMatchObject(now);
  for (const host of ['localhost', 'schule.example']) {
    const config = await siteConfiguration(host);
    expect(config).toMatchObject({ pageTitle: '日出教育', logo: picture.data.address });
    expect(entry(config, 'is_i18n')).toBe('true');
    expect(entry(config, 'theme_palette')).toMatch(/^#7a1fa2( #[0-9a-f]{6}){9}$/);
  }
  const back = await save({ color: null, logoOnDark: '', domains: now.domains.slice(0, 3) });
  expect(back.data).toMatchObject({ color: null, logoOnDark: '', pageTitle: '日出教育' });
  expect(entry(await siteConfiguration(), 'theme_palette')).toBeUndefined();
  expect(
    (await server.call(configuration.find, { key: 'frontend_config' }, { host: 'schule.example' }))
      .code,
  ).toBe(errorCodes.tenantUnknown);
});

it('dashboards get titles and a region, as their viewers see them', async () => {
  const none = { 'zh-CN': '', 'en-US': '', 'fr-FR': '' };
  const dashboardsBefore = (await find()).dashboards;
  expect(dashboardsBefore.map(({ key }: { key: string }) => key)).toEqual([
    'feimei',
    'ysx',
    'senlinfanghuo',
    'smyxt',
  ]);
  expect(dashboardsBefore[1]).toEqual({ key: 'ysx', titles: none, region: '310115' });
  const titles = { 'zh-CN': '  医师学习看板 ', 'en-US': 'Physicians', 'fr-FR': '' };
  const reply = await save({ dashboards: [{ key: 'ysx', titles, region: null }] });
  const now = { 'zh-CN': '医师学习看板', 'en-US': 'Physicians', 'fr-FR': '' };
  expect(reply.data.dashboards[1]).toEqual({ key: 'ysx', titles: now, region: null });
  expect(reply.data.dashboards[0]).toEqual(dashboardsBefore[0]);
  expect(JSON.parse(entry(await siteConfiguration(), 'dashboard_title_ysx') ?? '')).toEqual(now);
  expect(entry(await siteConfiguration(), 'dashboard_region_ysx')).toBeUndefined();
  const session = await sessionInSunrise(server, '13900000001', 'head');
  const menuIn = async (locale: string) => {
    const caller = { ...session, headers: { ...session.headers, locale } };
    return JSON.stringify((await server.call(user.getUserMenu, {}, caller)).data);
  };
  expect(await menuIn('zh-CN')).toContain('医师学习看板');
  expect(await menuIn('en-US')).toContain('Physicians');
  // as in the page: a title in another language takes precedence over the built-in one
  expect(await menuIn('fr-FR')).toContain('医师学习看板');
  expect(await menuIn('zh-CN')).not.toContain('YSX 数据看板');
  expect(await menuIn('zh-CN')).toContain('非煤数据看板');
  const wrong = await save({ dashboards: [{ key: 'ysx', titles, region: '999999' }] });
  expect(wrong).toMatchObject({
    code: errorCodes.invalidInput,
    data: { fields: { 'dashboards.0.region': expect.any(String) } },
  });
  const unknownKeyReply = await save({ dashboards: [{ key: 'theme', titles, region: null }] });
  expect(unknownKeyReply.code).toBe(errorCodes.invalidInput);
  const back = await save({ dashboards: dashboardsBefore });
  expect(back.data.dashboards).toEqual(dashboardsBefore);
});

it('the audit trail has the values before and after', async () => {
  await save({ theme: 'green' });
  const rows = await server.db.executeAsSystem<{ detail: unknown }>(sql`
    SELECT detail FROM audit_log WHERE action = 'site.changed' ORDER BY id DESC LIMIT 1`);
  expect(rows).toEqual([{ detail: { before: { theme: 'init' }, after: { theme: 'green' } } }]);
});

it('a stale version is refused with the present site, and changes nothing', async () => {
  const { version } = await find();
  await save({ pageTitle: '第一位' });
  const reply = await server.call(site.save, { version, pageTitle: '第二位' }, { token: admin });
  expect(reply.code).toBe(errorCodes.conflict);
  expect(reply.data.present).toEqual(await find());
  expect(reply.data.present.pageTitle).toBe('第一位');
});

it.each<[string, Record<string, unknown>, string, string]>([
  ['no title', { pageTitle: ' ' }, 'pageTitle', '请输入网站标题'],
  ['an invalid colour', { color: 'red' }, 'color', '请输入形如 #1760d1 的颜色'],
  [
    'a colour with too little contrast',
    { color: '#ffd54f' },
    'color',
    '该颜色上的文字无法看清，请换深一些的颜色',
  ],
  [
    'a picture of another site',
    { logo: 'https://evil.example/a.png' },
    'logo',
    '请选择本站上传的图片',
  ],
  ['no domain', { domains: [] }, 'domains', '至少保留一个域名'],
  [
    'a list without the page’s own domain',
    { domains: ['other.example'] },
    'domains',
    '您正通过该域名访问，不能移除',
  ],
  ['an invalid domain', { domains: ['localhost', 'a b'] }, 'domains.1', '请输入有效的域名'],
  [
    'another tenant’s domain',
    { domains: ['localhost', 'NEW.localhost.'] },
    'domains.1',
    '该域名已被使用',
  ],
  [
    'a duplicate domain',
    { domains: ['localhost', 'HTTP://localhost/'] },
    'domains.1',
    '该域名重复',
  ],
])('refuses %s at its field, and stores nothing of the rest', async (_, wrong, field, message) => {
  const siteBefore = await everything();
  const reply = await save({ pageTitle: '不应保存', isNewSaas: true, ...wrong });
  expect(reply.code).not.toBe(errorCodes.ok);
  expect(reply.data.fields).toEqual({ [field]: message });
  expect(await everything()).toBe(siteBefore);
});

it('no tenant can have the platform’s own host', async () => {
  const reply = await save({ domains: ['new.localhost', 'localhost'] }, otherTenantToken);
  expect(reply.data.fields).toEqual({ 'domains.1': '该域名由平台保留' });
});

it('a change of domains needs a fresh proof, other changes do not', async () => {
  const token = await server.login('13900000001');
  await server.db.executeAsSystem(sql`UPDATE session SET proved_at = now() - interval '1 hour'`);
  const { domains } = await find(token);
  const reply = await save({ domains: [...domains, 'more.example'] }, token);
  expect(reply.code).toBe(errorCodes.proofNeeded);
  expect((await save({ isI18n: false }, token)).code).toBe(errorCodes.ok);
});

it('unknown members and a missing version are refused', async () => {
  expect((await save({ tenantName: '改名' })).code).toBe(errorCodes.invalidInput);
  const reply = await server.call(site.save, { pageTitle: '改名' }, { token: admin });
  expect(reply.code).toBe(errorCodes.invalidInput);
});

describe('pictures', () => {
  it('are served with a fixed type, only on the tenant’s own hosts', async () => {
    const { data } = await upload(jpegPicture(16, 8), { name: 'a.svg' });
    expect(data.address).toMatch(/\.jpeg$/);
    const get = (host: string, url = data.address) => server.app.inject({ url, headers: { host } });
    const reply = await get('localhost');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(reply.rawPayload).toEqual(jpegPicture(16, 8));
    expect((await get('new.localhost')).statusCode).toBe(404);
    expect((await get('localhost', data.address.replace('.jpeg', '.png'))).statusCode).toBe(404);
    expect((await get('localhost', '/site-pictures/../../etc/passwd')).statusCode).toBe(404);
  });

  it('of another tenant cannot be used', async () => {
    const { data } = await upload(pngPicture(), { token: otherTenantToken });
    const reply = await save({ logo: data.address });
    expect(reply.data.fields).toEqual({ logo: '请选择本站上传的图片' });
  });

  it.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      '请选择PNG、JPEG或WebP图片',
    ],
    ['a file of 600 kB', Buffer.alloc(600_000), '图片不能超过512 kB'],
    ['a picture that is too wide', pngPicture(2001, 1), '图片尺寸不能超过2000×1000像素'],
  ])('refuses %s at the field', async (_, content, message) => {
    expect(await upload(content)).toMatchObject({
      code: errorCodes.invalidInput,
      data: { fields: { file: message } },
    });
  });

  it('that the site does not show are deleted', async () => {
    const { data } = await upload(pngPicture(30, 3));
    await save({ loginPicture: data.address });
    for (let count = 0; count < 25; count += 1) await upload(pngPicture());
    const tenantId = seedId('tenant:sunrise');
    const [row] = await server.db.executeAsSystem<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM site_picture WHERE tenant_id = ${tenantId}::uuid`,
    );
    expect(row?.n).toBeLessThan(25);
    expect((await siteConfiguration()).entries).toContainEqual({
      key: 'custom_login_img',
      value: data.address,
    });
    const stored = await server.app.inject({ url: data.address, headers: { host: 'localhost' } });
    expect(stored.statusCode).toBe(200);
  });
});

it('each tenant has its own site, whatever host the call names', async () => {
  expect((await find(otherTenantToken)).tenantName).toBe('新程学院');
  const reply = await server.call(site.find, {}, { token: otherTenantToken, host: 'localhost' });
  expect(reply.data.tenantName).toBe('新程学院');
  const siteBefore = await everything();
  await save({ pageTitle: '新程' }, otherTenantToken);
  expect(await everything()).toBe(siteBefore);
});
