import { anotherDevice } from '../support/another-device';
import { storedToken, storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const staff = '13900000002';

it('a colleague’s session is ended with a reason, and they are logged out', async () => {
  const { page, step, context } = visit();
  const dialog = page.getByRole('dialog');
  const elsewhere = await anotherDevice(context);

  await step('Given a colleague who is logged in', async () => {
    await storeNewSession(elsewhere, product().origin, staff);
    await elsewhere.goto(`${product().origin}/saas/student`);
    await elsewhere.getByRole('heading', { level: 1 }).waitFor();
  });
  await step('When I see their sessions, from the list of administrators', async () => {
    await storeNewSession(page, product().origin);
    await page.goto(`${product().origin}/govern-system/platform/account`);
    const row = page.getByRole('row').filter({ hasText: '林小雨' });
    await row.getByRole('button', { name: '更多 林小雨' }).click();
    await page.getByRole('menuitem', { name: '登录情况' }).click();
    await dialog.getByText(/127\.0\.0\.1/).waitFor();
  });
  await step('And end it with a reason', async () => {
    await dialog.getByRole('button', { name: /^结束登录：/ }).click();
    await dialog.getByRole('textbox', { name: '原因' }).fill('电脑遗失');
    await page.keyboard.press('Enter');
    await page.getByText('已结束“林小雨”的1次登录').waitFor();
    await dialog.getByText('目前没有登录。').waitFor();
  });
  await step('Then the colleague has to log in again', async () => {
    expect(await storedToken(elsewhere)).toBeTruthy();
    await elsewhere.reload();
    await elsewhere.waitForURL('**/entrance/login**');
  });
  await step('And the audit log says whose it was, by whom and why', async () => {
    await page.goto(`${product().origin}/govern-system/audit?group=administrator`);
    const line = page.getByRole('row').filter({ hasText: '结束他人登录' });
    await line.filter({ hasText: '林小雨' }).getByRole('button', { name: /查看/ }).click();
    await dialog.getByText('其他信息').click();
    await dialog.getByText('电脑遗失').waitFor();
  });
  await elsewhere.close();
});

it('a branch is merged by keyboard into another one, after its effects were shown', async () => {
  const { page, step } = visit();
  const dialog = page.getByRole('dialog');

  await step('When I choose the branch that remains', async () => {
    await storeNewSession(page, product().origin);
    await page.goto(`${product().origin}/govern-system/tenant/organ`);
    await page.getByText('徐汇校区').first().click();
    await page.getByRole('button', { name: '合并到…' }).press('Enter');
    await dialog.getByRole('combobox', { name: '合并到' }).fill('浦东');
    // The parent of the matching branch comes first.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.getByText('以下内容将移到“浦东校区”：').waitFor();
  });
  await step('Then it says how many people will move', async () => {
    await dialog.getByText(/\d+ 名学员/).waitFor();
    await dialog.getByText(/不能撤销/).waitFor();
  });
  await step('And afterwards only the other branch exists', async () => {
    await dialog.getByRole('button', { name: '合并', exact: true }).press('Enter');
    await page.getByText('已将“徐汇校区”合并到“浦东校区”').waitFor();
    await page.getByRole('region', { name: '浦东校区' }).waitFor();
    await expect(() => page.getByRole('treeitem', { name: '徐汇校区' }).count()).toBecome(0);
  });
});
