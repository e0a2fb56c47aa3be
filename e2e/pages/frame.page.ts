import type { Page } from '@playwright/test';

/** The frame around every page: header, menu, breadcrumbs, and the toasts over it. */
export function framePage(page: Page) {
  const userMenu = page.getByRole('button', { name: /^用户菜单/ });
  const choose = async (name: string) => {
    await userMenu.click();
    await page.getByRole('menuitem', { name }).click();
  };

  const menu = page.getByRole('navigation', { name: '主菜单' });
  const branch = page.getByRole('button', { name: /^当前分支：/ });

  return {
    userMenu,
    /** The branch selector, which exists only with more than one branch. */
    branch,
    branchNames: async () => {
      await branch.click();
      return page.getByRole('menuitemradio').allInnerTexts();
    },
    /** The directories of the menu, from top to bottom. */
    directories: () => menu.getByRole('button').allInnerTexts(),
    header: page.getByRole('banner'),
    menu,
    breadcrumbs: page.getByRole('navigation', { name: '当前位置' }),
    content: page.getByRole('main'),
    toast: (text: string) => page.locator('#edu-toasts').getByText(text),
    openPersonalDialog: () => choose('个人中心'),
    /** Waits for the login page of the tenant's flow, so that the next step does not race with its page load. */
    logOut: async () => {
      await choose('退出登录');
      await page.waitForURL(/\/entrance(?:_new)?\/login/);
      await page.getByRole('button', { name: '登录', exact: true }).waitFor();
    },
  };
}
