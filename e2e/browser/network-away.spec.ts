import type { Page } from '@playwright/test';
import { entrancePage } from '../pages/entrance.page';
import { framePage } from '../pages/frame.page';
import { studentsPage } from '../pages/students.page';
import { twoOrganisations } from '../support/accounts';
import { openStudentsAs, storedToken } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

const offlineDialog = (page: Page) => page.getByRole('dialog', { name: '网络已断开' });
const loggedOutText = (page: Page) => offlineDialog(page).getByText('您已在此设备上退出登录。');

it('switches the organisation, and logs out, without the network', async () => {
  const { page, context, step, faults } = visit();
  faults.expect(/ERR_INTERNET_DISCONNECTED|could not be loaded/);
  const { origin } = product();
  const entrance = entrancePage(page, origin);
  const frame = framePage(page);

  const retry = page.getByRole('button', { name: '重试' });

  await step('When I choose my first organisation while the network is off', async () => {
    await entrance.open('/entrance/login?returnTo=%2Fsaas%2Fstudent');
    await entrance.logIn(twoOrganisations);
    await entrance.heading('organ').waitFor();
    await context.setOffline(true);
    await entrance.choose('阳光职业培训中心');
  });
  await step('Then one card says so, whose Retry continues when it is back', async () => {
    await page.getByRole('heading', { name: '机构信息加载失败' }).waitFor();
    await expect(() => page.getByText('菜单加载失败').count()).toBecome(0);
    await context.setOffline(false);
    await retry.click();
    await frame.userMenu.waitFor();
  });
  await step('When I switch to the other one while the network is off', async () => {
    await frame.userMenu.click();
    await page.getByRole('menuitem', { name: '切换机构' }).click();
    await entrance.heading('organ').waitFor();
    await context.setOffline(true);
    await entrance.choose('阳光教育总部');
  });
  await step('Then the page says that I am offline, and continues by itself', async () => {
    await offlineDialog(page).waitFor();
    await expect(() => page.title()).toBecome(expect.stringContaining('网络已断开'));
    await context.setOffline(false);
    await page.waitForURL('**/saas/student');
    await frame.userMenu.waitFor();
  });
  await step('When I log out while the network is off', async () => {
    await context.setOffline(true);
    await frame.userMenu.click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
  });
  await step('Then I am logged out here, and Retry says that it is still off', async () => {
    await loggedOutText(page).waitFor();
    await expect(() => storedToken(page)).toBecome(null);
    await offlineDialog(page).getByRole('button', { name: '重试' }).click();
    await offlineDialog(page).getByRole('button', { name: '仍未连接，再试一次' }).waitFor();
    await expect(() => page.title()).toBecome(expect.stringMatching(/^网络已断开/));
  });
  await step('And the log-in is shown once the network is back', async () => {
    await context.setOffline(false);
    await entrance.field('account').waitFor();
  });
});

it('waits for a server that does not respond', async () => {
  const { page, step, faults } = visit();
  faults.expect(/ERR_FAILED|could not be loaded/);
  await openStudentsAs(page, product().origin);
  await framePage(page).userMenu.waitFor();

  await step('When I log out while the server is stopped', async () => {
    await page.route('**/*', (route) => route.abort());
    await framePage(page).userMenu.click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
  });
  await step('Then the page says so, and Retry continues once it has restarted', async () => {
    const serverCard = page.getByRole('dialog', { name: '暂时连接不上服务器' });
    await serverCard.waitFor();
    await page.unroute('**/*');
    await serverCard.getByRole('button', { name: '重试' }).click();
    await page.waitForURL('**/entrance/login');
  });
});

it('restores the frame with the first response to the page', async () => {
  const { page, step, faults } = visit();
  faults.expect(/ERR_FAILED|could not be loaded/);
  const { origin } = product();
  const frame = framePage(page);
  const calls = /^[^?]+\/[\w-]+\/v1\//;
  const card = page.getByRole('alert').filter({ hasText: '学员列表加载失败' });

  await step('When the server is stopped while I load a page', async () => {
    await openStudentsAs(page, origin);
    await frame.userMenu.waitFor();
    await page.route(calls, (route) => route.abort());
    await page.reload();
    await card.waitFor();
    await page.getByRole('button', { name: '用户菜单：账号信息加载失败' }).waitFor();
  });
  await step('And I press the list’s own Retry once it has restarted', async () => {
    await page.unroute(calls);
    const permissions = page.waitForResponse('**/session/permissions');
    await card.getByRole('button', { name: '重试' }).click();
    await permissions;
  });
  await step('Then the list is shown, and my name, the menu and the messages, too', async () => {
    await studentsPage(page).list.waitFor();
    await page
      .getByRole('button', { name: /^用户菜单：/ })
      .filter({ hasNotText: '加载失败' })
      .waitFor();
    await expect(() => page.getByRole('button', { name: /账号信息加载失败/ }).count()).toBecome(0);
    await frame.menu.getByRole('button', { name: '学员中心' }).waitFor();
    await page.getByRole('button', { name: /^消息/ }).waitFor();
  });
});
