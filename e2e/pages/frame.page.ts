import type { Page } from 'playwright-core';

/** What stands around every framed page: header, menu, breadcrumbs, and the toasts over it. */
export function framePage(page: Page) {
  const userMenu = page.getByRole('button', { name: /^用户菜单/ });
  const choose = async (name: string) => {
    await userMenu.click();
    await page.getByRole('menuitem', { name }).click();
  };

  return {
    userMenu,
    header: page.getByRole('banner'),
    menu: page.getByRole('navigation', { name: '主菜单' }),
    breadcrumbs: page.getByRole('navigation', { name: '当前位置' }),
    content: page.getByRole('main'),
    toast: (text: string) => page.locator('#edu-toasts').getByText(text),
    openPersonalDialog: () => choose('个人中心'),
    /** Ends on the login page of the tenant's flow: what follows must not race with its page load. */
    logOut: async () => {
      await choose('退出登录');
      await page.waitForURL(/\/entrance(?:_new)?\/login/);
      await page.getByRole('button', { name: /登录$/ }).waitFor();
    },
  };
}
