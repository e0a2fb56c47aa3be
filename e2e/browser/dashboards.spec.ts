import { framePage } from '../pages/frame.page';
import { findings, overflowing } from '../support/legible';
import { storeNewSession } from '../support/session';
import { watchRequests } from '../support/settled';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const teacher = '13900000002';

it('a dashboard is read, filtered, shared by its address and read as tables, by keyboard only', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const frame = framePage(page);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const students = () => part('概览').locator('dd').first();

  await step('Given an administrator who opens it from the menu', async () => {
    await storeNewSession(page, origin);
    // Figures are counted by the platform's days, which differ in other time zones.
    await page.evaluate(() => localStorage.setItem('keep:timezone', 'Asia/Shanghai'));
    await page.goto(`${origin}/saas/home`);
    await frame.menu.getByRole('button', { name: '数据大屏' }).click();
    await frame.menu.getByRole('link', { name: '区域数据' }).click();
    await page.getByRole('heading', { level: 1, name: '区域数据' }).waitFor();
    await page.locator('figure canvas').first().waitFor();
    await frame.breadcrumbs.waitFor({ state: 'hidden' });
  });
  await step('When I switch the chart by keyboard, its table replaces it', async () => {
    const tableButton = page.getByRole('button', { name: '以表格查看：各省学员' });
    await tableButton.focus();
    await page.keyboard.press('Enter');
    const table = part('各省学员').getByRole('table');
    await table.getByRole('row', { name: '上海市 200' }).waitFor();
    await part('各省学员').locator('canvas').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await part('各省学员').locator('canvas').waitFor();
  });
  await step('And select the days by keyboard, they are in the address', async () => {
    await page.getByRole('combobox', { name: '时间' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/days=90/);
    await page.getByRole('button', { name: '以表格查看：新增与活跃人数' }).click();
    await part('新增与活跃人数').getByRole('button', { name: '显示其余 59 行' }).press('Enter');
    await expect(() => part('新增与活跃人数').getByRole('row').count()).toBecome(91);
  });
  await step('Then another region has its own figures, or a note that it has none', async () => {
    await page.goto(`${origin}/saas/downtown?days=90&region=310115`);
    await page.locator('figure canvas').first().waitFor();
    await expect(() => students().locator('div').first().textContent()).toBecome(
      expect.stringMatching(/^(?!200$)[1-9]\d*$/),
    );
    await page.goto(`${origin}/saas/downtown?region=650000`);
    await page.getByText('所选范围内没有人员和培训数据').waitFor();
    await part('各省学员').getByText('该地区没有学员').waitFor();
  });
  await step('And a region’s own dashboard begins with that region', async () => {
    await page.goto(`${origin}/saas/feimei`);
    await page.getByRole('heading', { level: 1, name: '非煤数据看板' }).waitFor();
    await page.getByText('上海市', { exact: true }).first().waitFor();
  });
  await step(
    'But without the permission for figures, the page names the required one',
    async () => {
      await storeNewSession(page, origin, teacher);
      await page.goto(`${origin}/saas/downtown`);
      await page.getByText(/「查看统计数据」权限/).waitFor();
    },
  );
});

for (const [width, colorScheme, language] of [
  [1440, 'light', 'zh-CN'],
  [1024, 'dark', 'fr-FR'],
  [390, 'light', 'en-US'],
] as const) {
  it(`it is legible at ${width} pixels, ${colorScheme}, in ${language}, charts and tables`, async () => {
    const { page } = visit();
    await storeNewSession(page, product().origin);
    await page.evaluate(
      (chosenLanguage) => localStorage.setItem('keep:language', chosenLanguage),
      language,
    );
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const networkIdle = watchRequests(page);
    await page.goto(`${product().origin}/saas/provincialLevelData`);
    await page.locator('figure canvas').nth(3).waitFor();
    await networkIdle();
    expect(await findings(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    const chartButtons = page.locator('figure button');
    for (const button of await chartButtons.all()) await button.click();
    await page.locator('summary').click();
    expect(await findings(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  });
}
