import { readFileSync } from 'node:fs';
import { anotherDevice } from '../support/another-device';
import { paleOnPaper } from '../support/on-paper';
import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

it('a certificate is issued, checked by a stranger on a phone in each way, and shown as revoked later', async () => {
  it.slow();
  const { page, context, step } = visit();
  const { origin } = product();
  const dialog = page.getByRole('dialog');
  let certificateNo = '';
  let name = '';
  let credential = '';

  await step('Given an administrator who issues a certificate to a student', async () => {
    await storeNewSession(page, origin);
    await page.goto(`${origin}/saas/certificate/templates`);
    await page.getByRole('button', { name: '新建模板' }).first().click();
    await dialog.getByRole('textbox', { name: '模板名称' }).fill('月嫂结业证书');
    await dialog.getByRole('button', { name: '创建并编辑' }).click();
    await page.getByText('与颁发的证书一致。').waitFor();
    // The button represents the file input, whose text would be in the browser's language.
    await expect(() => page.locator('input[type=file]').isVisible()).toBecome(false);
    await page.getByRole('button', { name: '保存并启用' }).click();
    await page.getByRole('heading', { name: /启用/ }).waitFor();
    await page.goto(`${origin}/saas/certificate`);
    await page.getByRole('button', { name: '颁发证书' }).click();
    await dialog.getByRole('combobox', { name: '模板' }).click();
    await page.locator('.ant-select-item').getByText('月嫂结业证书').click();
    await dialog.getByRole('combobox', { name: '学员' }).click();
    await page.locator('.ant-select-item').getByText(/ · /).first().click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: /检\s*查/ }).click();
    await dialog.getByRole('button', { name: '颁发 1 张' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });
  const newRow = page
    .getByRole('row')
    .filter({ hasText: 'ZS' })
    .filter({ hasText: '月嫂结业证书' });
  await step('And sees it in the list, and downloads its PDF', async () => {
    await newRow.waitFor();
    const cells = await newRow.getByRole('cell').allInnerTexts();
    certificateNo = cells.find((text) => text.startsWith('ZS')) ?? '';
    name = cells[cells.indexOf(certificateNo) + 1] ?? '';
  });
  const download = page.waitForEvent('download');
  await newRow.getByRole('button', { name: /PDF/ }).click();
  const pdf = readFileSync(await (await download).path());

  const phone = await anotherDevice(context, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await step('When a stranger enters its number and name on a phone', async () => {
    await phone.goto(`${origin}/custom/certificateQueryPage`);
    await phone.getByRole('textbox', { name: '证书编号' }).fill(certificateNo);
    await phone.getByRole('textbox', { name: '姓名' }).fill(name);
    await phone.getByRole('button', { name: '查询' }).tap();
    await phone.getByText('证书有效').waitFor();
    const saved = phone.waitForEvent('download');
    await phone.getByRole('button', { name: '下载电子凭证' }).tap();
    credential = readFileSync(await (await saved).path(), 'utf8');
  });
  await step('Then it is valid, and its file is genuine', async () => {
    await phone.goto(`${origin}/custom/certificateQueryPage`);
    await phone
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf });
    await phone.getByText('凭证是真的').waitFor();
    await phone.getByText('证书有效').waitFor();
  });
  await step('And a file with another name in it is not', async () => {
    const [head, body = '', signature] = credential.split('.');
    const text = Buffer.from(body, 'base64url').toString().replace(name, '王冒名');
    const forged = [head, Buffer.from(text).toString('base64url'), signature].join('.');
    await phone
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.jwt', mimeType: 'application/jwt', buffer: Buffer.from(forged) });
    await phone.getByText('凭证被改动过').waitFor();
    await expect(() => phone.getByText('证书有效').count()).toBecome(0);
  });
  await step('When the administrator revokes it', async () => {
    await newRow.getByRole('button', { name: /更多/ }).click();
    await page.getByRole('menuitem', { name: /撤销/ }).click();
    await dialog.getByRole('textbox').fill('信息有误');
    await dialog.getByRole('button', { name: /撤\s*销/ }).click();
    await newRow.getByText('已撤销').waitFor();
  });
  await step('Then the address of its QR code says so', async () => {
    const query = new URLSearchParams({ certificateNo, name });
    await phone.goto(`${origin}/custom/certificateQueryResult?${query}`);
    await phone.getByText('证书已被撤销').waitFor();
    await expect(() => phone.getByText('信息有误').count()).toBecome(0);
  });
  await step('And its print is dark on white, though the screen is dark', async () => {
    await phone.emulateMedia({ colorScheme: 'dark' });
    await expect(() => paleOnPaper(phone)).toBecome([]);
  });
  await step('And none of this required a cookie', async () => {
    await expect(async () => (await phone.context().cookies()).length).toBecome(0);
  });
});
