import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });

const { account } = contract;
const LIMIT = 2_097_152;
const CREDIT_CODE = '91350100M000100Y43';
const PHONE = '15612340011';

const jpegStart = [0xff, 0xd8, 0xff, 0xe0];
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Base64 of a file of that size with the first bytes of a picture. */
function picture(start: readonly number[], size = 64): string {
  const bytes = Buffer.alloc(size, 7);
  bytes.set(start);
  return bytes.toString('base64');
}

/** Registers a company with a fresh code, after deleting an earlier registration. */
async function register(licenceImage?: unknown, locale = 'zh-CN') {
  await server.db.withSystem(async (tx) => {
    await tx.execute(sql`DELETE FROM company WHERE credit_code = ${CREDIT_CODE}`);
    await tx.execute(sql`DELETE FROM account WHERE phone = ${PHONE}`);
    await tx.execute(sql`DELETE FROM auth_code`);
  });
  await server.call(account.getAuthCode, { account: PHONE, type: 3 });
  const form = {
    account: PHONE,
    authCode: await server.code(PHONE),
    password: 'Start#2026',
    companyName: '示例教育科技有限公司',
    creditCode: CREDIT_CODE,
    contactName: '联系人',
    licenceImage,
  };
  return server.call(account.registerCompany, form, { headers: { locale } });
}

const stored = () =>
  server.db.executeAsSystem(
    sql`SELECT licence_image FROM company WHERE credit_code = ${CREDIT_CODE}`,
  );

it.each([
  ['a JPEG', picture(jpegStart)],
  ['a PNG', picture(pngStart)],
  ['a PNG of exactly 2 MB', picture(pngStart, LIMIT)],
])('stores %s with the company', async (_, image) => {
  expect(await register(image)).toMatchObject({ code: errorCodes.ok });
  const [row] = await stored();
  // no matcher on the text, since a failure would print 2 MB
  expect(row?.licence_image === image).toBe(true);
});

it('may be missing', async () => {
  expect(await register()).toMatchObject({ code: errorCodes.ok });
  expect(await stored()).toEqual([{ licence_image: null }]);
});

it.each([
  ['zh-CN', '营业执照照片不能超过2 MB'],
  ['en-US', 'The licence picture may have at most 2 MB.'],
  ['fr-FR', 'La photo de la licence ne doit pas dépasser 2 Mo.'],
])('refuses one byte more in %s, at its field', async (locale, words) => {
  expect(await register(picture(jpegStart, LIMIT + 1), locale)).toMatchObject({
    code: errorCodes.invalidInput,
    message: words,
    data: { fields: { licenceImage: words } },
  });
  expect(await stored()).toEqual([]);
});

it.each([
  ['a GIF', Buffer.from('GIF89a and so on').toString('base64')],
  ['a script', Buffer.from('<svg onload="alert(1)">').toString('base64')],
  ['only the first bytes of a PNG', picture(pngStart.slice(0, 4)).slice(0, 8)],
  ['nothing', ''],
  ['a data URL', `data:image/jpeg;base64,${picture(jpegStart)}`],
  ['invalid base64 after a valid start', `${picture(jpegStart)}<script>`],
  ['no text at all', { jpeg: true }],
])('refuses %s because it is not a picture', async (_, image) => {
  const words = '营业执照照片须为JPEG或PNG图片';
  expect(await register(image)).toMatchObject({
    code: errorCodes.invalidInput,
    data: { fields: { licenceImage: words } },
  });
  expect(await stored()).toEqual([]);
});

it('may have a body of up to 3 MB, while other calls are limited to 1 MB', async () => {
  const tooMuch = { code: errorCodes.payloadTooLarge, status: 413 };
  expect(await register('/'.repeat(3_200_000))).toMatchObject(tooMuch);
  const otherCallInput = { account: PHONE, password: 'x'.repeat(1_100_000) };
  expect(await server.call(account.login, otherCallInput)).toMatchObject(tooMuch);
});
