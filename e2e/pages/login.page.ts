import type { Page } from '@playwright/test';
import { password as demoPassword } from '../support/accounts';

/** The login page of the old flow. */
export function loginPage(page: Page, origin: string) {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  // While a spinner disappears, its name is still part of the button's.
  const submit = page.getByRole('button', { name: /(?:^|loading )登录$/ });

  return {
    submit,
    account: field('账号'),
    open: async (path = '/') => {
      await page.goto(origin + path);
      await submit.waitFor();
    },
    logIn: async (account: string, password = demoPassword) => {
      await field('账号').fill(account);
      await field('密码').fill(password);
      await submit.click();
    },
  };
}
