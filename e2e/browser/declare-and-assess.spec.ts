import { operator } from '../support/accounts';
import { anotherDevice } from '../support/another-device';
import { ask, storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const training = '养老护理员技能提升';
const reason = '请补充实训场地的照片。';
const person = '曹明哲';
const idNumber = '110101199003073511';

it('a training is declared, returned with a reason, submitted again and accepted', async () => {
  const { page, context, step } = visit();
  const { origin } = product();
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: training });
  const button = (name: string) => dialog.getByRole('button', { name: new RegExp(name) });
  const desk = await anotherDevice(context);
  const waiting = desk.getByRole('row').filter({ hasText: training });
  const confirmDialog = desk.getByRole('dialog');

  await step('When an administrator declares a training', async () => {
    await storeNewSession(page, origin);
    await page.goto(`${origin}/saas/declare`);
    await page.getByRole('button', { name: '新建申报' }).click();
    await dialog.getByRole('combobox', { name: '培训' }).fill(training);
    await page.getByTitle(training).last().click();
    await dialog.getByRole('textbox', { name: '说明' }).fill('面向在岗护理员。');
    await page.keyboard.press('Control+s');
    await row.getByText('草稿').waitFor();
  });
  await step('And submits it after reading what follows', async () => {
    await row.getByRole('button', { name: /^提交/ }).click();
    await dialog.getByText(/审核期间不能修改/).waitFor();
    await button('^提\\s?交$').click();
    await row.getByText('待审核').waitFor();
    await expect(() => row.getByRole('button', { name: /^修改/ }).count()).toBecome(0);
  });
  await step(
    'Then an operator finds it among the waiting ones, and returns it with a reason',
    async () => {
      await storeNewSession(desk, origin, operator);
      await desk.goto(`${origin}/saas/declare/review`);
      await waiting.getByRole('button', { name: /^退回/ }).click();
      await confirmDialog.getByRole('button', { name: /^退\s?回$/ }).click();
      await confirmDialog.getByText('请写明退回原因').waitFor();
      await confirmDialog.getByRole('textbox', { name: '退回原因' }).fill(reason);
      await confirmDialog.getByRole('button', { name: /^退\s?回$/ }).click();
      await waiting.getByText('已退回').waitFor();
    },
  );
  await step('And the administrator reads why, corrects it and submits it again', async () => {
    await page.reload();
    await row.getByText('已退回').waitFor();
    await page.getByRole('link', { name: training, exact: true }).click();
    await page.getByText(reason).first().waitFor();
    await page.getByRole('button', { name: /^修改/ }).first().click();
    await dialog.getByRole('textbox', { name: '说明' }).fill('实训场地在一层，照片见附件。');
    await page.keyboard.press('Control+s');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('实训场地在一层，照片见附件。').waitFor();
    await page.getByRole('button', { name: /^提交/ }).first().click();
    await button('^提\\s?交$').click();
    await row.getByText('待审核').waitFor();
  });
  await step(
    'And the operator accepts it, which the administrator sees with its whole history',
    async () => {
      await desk.reload();
      await waiting.getByRole('button', { name: /^通过/ }).click();
      await confirmDialog.getByRole('button', { name: /^通\s?过$/ }).click();
      await waiting.getByText('已通过').waitFor();
      await page.reload();
      await row.getByText('已通过').waitFor();
      const historyEntries = page.getByRole('listitem');
      await historyEntries.filter({ hasText: ' 审核通过' }).waitFor();
      await expect(() => historyEntries.filter({ hasText: ' 提交' }).count()).toBecome(2);
    },
  );
  await desk.close();
});

it('an assessment leads from the registration to a certificate, which the talent page shows', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: person });
  const choose = async (field: string, choice: string | RegExp) => {
    await dialog.getByRole('combobox', { name: field }).click();
    await page.locator('.ant-select-item').getByText(choice).click();
  };
  let certificateNo = '';

  await step('Given a student who is registered for an assessment', async () => {
    await storeNewSession(page, origin);
    await page.goto(`${origin}/saas/housekeepingManagement/list`);
    await page.getByRole('button', { name: '登记考核' }).click();
    await dialog.getByRole('combobox', { name: '学员' }).fill(person);
    await page
      .locator('.ant-select-item')
      .getByText(/ · 136\*{4}0111/)
      .click();
    await dialog.getByLabel('技能').fill('母婴护理');
    await choose('等级', '五级/初级工');
    await page.keyboard.press('Control+s');
    await dialog.waitFor({ state: 'detached' });
  });
  await step('When time and place are set, and the result is entered', async () => {
    await page.goto(
      `${origin}/saas/housekeepingManagement/list?keyword=${encodeURIComponent(person)}`,
    );
    await row.getByRole('button', { name: /^预约/ }).click();
    await dialog.getByLabel('考核时间').fill('2026-11-24T09:30');
    await dialog.getByLabel('考核地点').fill('实训楼 201');
    await page.keyboard.press('Enter');
    await row.getByText('2026/11/24 09:30').waitFor();
    await row.getByRole('button', { name: /^录入成绩/ }).click();
    await dialog.getByLabel('成绩').fill('91.5');
    await dialog.getByLabel('考评员').fill('许静');
    await page.keyboard.press('Enter');
    await row.getByText('合格').waitFor();
  });
  await step(
    'And a template that prints data the student lacks is refused at the field',
    async () => {
      await row.getByRole('button', { name: /^发证/ }).click();
      await choose('证书模板', '母婴护理技能证书');
      await dialog.getByRole('button', { name: /^发\s?证$/ }).click();
      await dialog.getByText(`${person}没有登记`).waitFor();
    },
  );
  await step('Then it certifies once the student has one', async () => {
    const { list } = await ask<{ list: { userId: string; phone: string }[] }>(
      page,
      '/usercenter/v1/user/findByCondition?pageNum=1&pageSize=20',
      { keyword: person },
    );
    const userId = list.find(({ phone }) => phone.endsWith('0111'))?.userId;
    await ask(page, `/usercenter/v1/user/updateStudent?userId=${userId}`, { idNumber });
    await dialog.getByRole('button', { name: /^发\s?证$/ }).click();
    await row.getByText('已发证').waitFor();
    await page.getByRole('link', { name: person, exact: true }).click();
    const number = page.getByText(/^MY-\d+/).first();
    await number.waitFor();
    certificateNo = (await number.textContent()) ?? '';
  });
  await step('And the talent page shows the person’s certificate and assessment', async () => {
    await page.goto(`${origin}/saas/talent?keyword=${encodeURIComponent(person)}`);
    await row.filter({ hasText: '0111' }).getByRole('link', { name: person, exact: true }).click();
    await page.getByRole('region', { name: '证书' }).getByText(certificateNo).waitFor();
    await page
      .getByRole('region', { name: '技能考核' })
      .getByText(/91\.5.*许静/)
      .waitFor();
  });
});
