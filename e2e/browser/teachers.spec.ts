import { anotherDevice } from '../support/another-device';
import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const address = '/govern-system/organ/teacher';

it('a teacher is added by keyboard only, and put on leave, which can be undone', async () => {
  const { page, step } = visit();
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: '键盘老师' });

  await step('When I open the form and type', async () => {
    await storeNewSession(page, product().origin);
    await page.goto(product().origin + address);
    await page.getByRole('row').filter({ hasText: '许静' }).waitFor();
    await page.getByRole('button', { name: '添加教师' }).press('Enter');
    await dialog.getByRole('textbox', { name: '姓名' }).fill('键盘老师');
    await page.keyboard.press('Tab');
    await page.keyboard.type('13877776666');
    const subjects = dialog.getByRole('combobox', { name: '任教科目' });
    await subjects.focus();
    await page.keyboard.type('天文');
    await page.keyboard.press('Enter');
    await dialog.getByTitle('天文').first().waitFor();
  });
  await step('And save by a key', async () => {
    await page.keyboard.press('Escape');
    await dialog.getByRole('textbox', { name: '职称' }).fill('讲师');
    await page.keyboard.press('Control+s');
    await page.getByText('已添加教师').waitFor();
    await row.getByText('天文').waitFor();
  });
  await step('Then one more key puts them on leave, and another undoes it', async () => {
    await row.getByRole('button', { name: /^休假/ }).press('Enter');
    await page.getByRole('button', { name: '撤销: “键盘老师”已设为休假' }).press('Enter');
    await expect(() => row.getByText('在职', { exact: true }).count()).toBecome(1);
  });
});

it('two administrators change one teacher: the second one sees both versions', async () => {
  const { page, step, context } = visit();
  const dialog = page.getByRole('dialog');
  const otherDevice = await anotherDevice(context);
  const open = async (at: typeof page) => {
    await storeNewSession(at, product().origin);
    await at.goto(`${product().origin}${address}?keyword=${encodeURIComponent('许静')}`);
    await at.getByRole('button', { name: '编辑 许静' }).click();
    await at.getByRole('dialog').getByRole('textbox', { name: '职称' }).waitFor();
  };

  await step('Given the form of a teacher in two browsers', async () => {
    await open(page);
    await open(otherDevice);
  });
  await step('When the other one saves first', async () => {
    await otherDevice.getByRole('dialog').getByRole('textbox', { name: '职称' }).fill('副教授');
    await otherDevice.keyboard.press('Control+s');
    await otherDevice.getByText('已保存').waitFor();
  });
  await step('Then mine is not lost, and theirs is shown beside it', async () => {
    await dialog.getByRole('textbox', { name: '职称' }).fill('教授');
    await page.keyboard.press('Control+s');
    await dialog.getByText('副教授').first().waitFor();
    await expect(() => dialog.getByRole('textbox', { name: '职称' }).inputValue()).toBecome('教授');
  });
  await otherDevice.close();
});
