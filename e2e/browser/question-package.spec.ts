import { writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { entrancePage } from '../pages/entrance.page';
import { framePage } from '../pages/frame.page';
import { administrator, twoOrganisations } from '../support/accounts';
import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

/** A package as another tool writes it: one question of a supported kind, one of an unknown kind. */
const foreign = () => {
  const item = (name: string, body: string) =>
    `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="${name}" title="${name}" adaptive="false" time-dependent="false">
      <qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>x</qti-value></qti-correct-response></qti-response-declaration>
      <qti-item-body>${body}</qti-item-body></qti-assessment-item>`;
  const resource = (name: string) =>
    `<resource identifier="${name}" type="imsqti_item_xmlv3p0" href="${name}.xml"><file href="${name}.xml"/></resource>`;
  return zipSync({
    'imsmanifest.xml': strToU8(
      `<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="m"><resources>${resource('choice')}${resource('map')}</resources></manifest>`,
    ),
    'choice.xml': strToU8(
      item(
        'choice',
        '<p>外来：水的沸点是</p><qti-choice-interaction response-identifier="R" max-choices="1"><qti-simple-choice identifier="x">100 ℃</qti-simple-choice><qti-simple-choice identifier="y">0 ℃</qti-simple-choice></qti-choice-interaction>',
      ),
    ),
    'map.xml': strToU8(item('map', '<qti-hotspot-interaction response-identifier="R"/>')),
  });
};

it('questions are exported from the bank as a package, and imported into another organisation unchanged', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const list = page.getByRole('table').first();
  const file = `${product().dataDir}/questions.zip`;
  await storeNewSession(page, origin, administrator);
  let words = '';
  await step('When I export the questions that the list finds', async () => {
    await page.goto(`${origin}/saas/question?type=blank`);
    const first = list.locator('tr[data-row-key]').first();
    await first.waitFor();
    words = ((await first.getByRole('link').first().textContent()) ?? '').slice(0, 12);
    await page.getByRole('button', { name: '导出 QTI' }).click();
  });
  await step('Then the file is in the list of jobs', async () => {
    await page.getByRole('button', { name: /^后台任务/ }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载文件' }).click();
    await (await download).saveAs(file);
  });
  await step('When somebody of another organisation imports it', async () => {
    await page.evaluate(() => localStorage.clear());
    const entrance = entrancePage(page, origin);
    await entrance.open('/entrance/login');
    await entrance.logIn(twoOrganisations);
    await entrance.choose('阳光职业培训中心');
    await framePage(page).header.waitFor();
    await page.goto(`${origin}/saas/question?keyword=${encodeURIComponent(words)}`);
    await page.getByRole('button', { name: /导\s?入/ }).click();
    const dialog = page.getByRole('dialog', { name: '导入题目' });
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByText(/共 \d+ 行：\d+ 行可以导入，0 行有问题/).waitFor();
    await dialog.getByRole('button', { name: /^导入 \d+ 行$/ }).click();
    await dialog.getByText(/导入完成：成功\d+行，失败0行/).waitFor();
    await page.keyboard.press('Escape');
  });
  await step('Then it exists there as a draft', async () => {
    const row = list.locator('tr[data-row-key]').filter({ hasText: words }).first();
    await row.waitFor();
    await row.getByText('草稿').waitFor();
  });
});

it('an unsupported question of another tool is named before anything is imported', async () => {
  const { page, step } = visit();
  const { origin, dataDir } = product();
  const file = `${dataDir}/foreign.zip`;
  writeFileSync(file, foreign());
  await storeNewSession(page, origin, administrator);
  await page.goto(`${origin}/saas/question?keyword=外来`);
  const dialog = page.getByRole('dialog', { name: '导入题目' });
  await step('When I choose its package, both items are checked', async () => {
    await page
      .getByRole('button', { name: /导\s?入/ })
      .first()
      .click();
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByText('“foreign.zip”共 2 行：1 行可以导入，1 行有问题').waitFor();
    await dialog
      .getByRole('row', { name: /map\.xml.*暂不支持交互类型“qti-hotspot-interaction”/ })
      .waitFor();
  });
  await step('And the supported one is imported', async () => {
    await dialog.getByRole('button', { name: '只导入没有问题的 1 行' }).click();
    await dialog.getByText('导入完成：成功1行，失败1行').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: /外来：水的沸点是/ }).waitFor();
  });
  await step('And a file that is no package is refused with a message', async () => {
    await page
      .getByRole('button', { name: /导\s?入/ })
      .first()
      .click();
    const noPackage = { name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('hello') };
    await dialog.locator('input[type=file]').setInputFiles(noPackage);
    await expect(() => dialog.getByRole('alert').first().textContent()).toBecome(
      expect.stringContaining('这不是能打开的 ZIP 文件'),
    );
  });
});
