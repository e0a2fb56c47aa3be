import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { student } from '../support/accounts';
import { anotherDevice } from '../support/another-device';
import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

/** Neither student belongs to a department that has this course, nor has bought it. */
const course = '居家急救常识';
const otherStudent = '13610000740';
const batch = '开学优惠';
const aCode = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** The whole codes in an exported file. */
async function codesOf(path: string): Promise<string[]> {
  const { sheets } = await readXlsx(readFileSync(path));
  const cells = sheets.flatMap(({ rows }) => rows.flat());
  return cells.map(String).filter((text) => aCode.test(text));
}

it('a code is created, redeemed once on a phone, counted as income, and its refund closes the course', async () => {
  it.slow();
  const { page, context, step } = visit();
  const { origin } = product();
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: batch });
  let codes: string[] = [];

  await step('Given an administrator who creates three codes for a course', async () => {
    await storeNewSession(page, origin);
    await page.goto(`${origin}/saas/exchange`);
    await page.getByRole('button', { name: '生成兑换码' }).first().click();
    await dialog.getByRole('textbox', { name: '批次名称' }).fill(batch);
    await dialog.getByRole('combobox', { name: '课程' }).fill(course);
    await page.locator('.ant-select-item').getByText(course).click();
    await dialog.getByRole('textbox', { name: '数量' }).fill('3');
    await dialog.getByRole('textbox', { name: '单价' }).fill('19.99');
    await dialog.getByRole('button', { name: /生\s?成/ }).click();
    await row.getByText('可兑换').waitFor();
    await row.getByText('0 / 3').waitFor();
  });
  await step('And exports them to a file', async () => {
    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: /^导出/ }).click();
    codes = await codesOf(await (await download).path());
    await expect(async () => codes.length).toBecome(3);
  });
  const phone = await anotherDevice(context, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const code = codes[0] ?? '';
  const closed = phone.getByText('您还没有这门课程的学习权限');
  await step('When a student opens the link of one on a phone, and logs in', async () => {
    await phone.goto(`${origin}/learn/redeem?code=${code.toLowerCase()}`);
    await phone.getByRole('textbox', { name: /手机号|账号/ }).fill(student);
    await phone.getByRole('textbox', { name: '密码' }).fill('Demo#2026');
    await phone.keyboard.press('Enter');
  });
  await step('Then the page names the course, and the code is redeemed', async () => {
    await phone.getByRole('heading', { name: course }).waitFor();
    await phone.getByRole('button', { name: '兑换', exact: true }).tap();
    await phone.getByText(`“${course}”已对您长期开放。`).waitFor();
    await phone.getByRole('list', { name: '我的订单' }).getByText(course).waitFor();
    await phone.getByRole('button', { name: '去学习' }).tap();
    await phone.getByRole('button', { name: '开始学习' }).waitFor();
    await expect(() => closed.count()).toBecome(0);
  });
  await step('And another student is refused the same code', async () => {
    const otherDevice = await anotherDevice(context);
    await storeNewSession(otherDevice, origin, otherStudent);
    await otherDevice.goto(`${origin}/learn/redeem`);
    await otherDevice.getByRole('textbox', { name: '兑换码' }).fill(code.replaceAll('-', ' '));
    await otherDevice.keyboard.press('Enter');
    await otherDevice.getByRole('alert').waitFor();
    await expect(() => otherDevice.getByRole('heading', { name: course }).count()).toBecome(0);
    await otherDevice.close();
  });
  await step('And the administrator sees by whom it was redeemed', async () => {
    await page.reload();
    await row.getByText('1 / 3').waitFor();
    await page.getByRole('link', { name: new RegExp(batch) }).click();
    await page.getByRole('link', { name: '李学员' }).click();
  });
  await step('And its order, and its amount', async () => {
    await page.getByRole('row').filter({ hasText: course }).getByText('¥19.99').waitFor();
    await page.getByRole('link', { name: '收入' }).click();
    await page.getByRole('region', { name: '收入最高的课程' }).getByText(course).waitFor();
  });
  await step('When the order is refunded', async () => {
    await page.goBack();
    await page.getByRole('button', { name: /^退款/ }).first().click();
    await dialog.getByRole('textbox', { name: '原因' }).fill('重复购买');
    await dialog.getByRole('button', { name: '退款' }).click();
    await page
      .getByText(/已退款 ¥19.99/)
      .first()
      .waitFor();
  });
  await step('Then the course is closed for the student', async () => {
    await phone.reload();
    await phone
      .getByText(/没有这门课程|您还没有这门课程的学习权限/)
      .first()
      .waitFor();
  });
  await phone.close();
});
