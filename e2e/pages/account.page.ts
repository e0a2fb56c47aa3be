import type { Locator, Page } from '@playwright/test';
import { codeSentTo } from '../support/outbox';

/** The account-safety page, at /personal or in the frame's dialog: its sections and the dialogs they open. */
export function accountPage(page: Page, origin: string) {
  const safety = page.getByRole('region', { name: '账号安全' });
  // On the page a dialog; inside the frame's dialog its content, which replaces the page's.
  const dialog = (name: string) =>
    page
      .getByRole('dialog', { name, exact: true })
      .or(page.getByRole('region', { name, exact: true }));
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const code = (within: Locator) => within.getByLabel('验证码');

  /** Requests a code within a dialog and types the one that was sent. */
  async function proveByCode(within: Locator, account: string): Promise<void> {
    await within.getByRole('button', { name: '获取验证码' }).click();
    // The message about an earlier code may still be shown.
    const end = account.includes('@') ? account.slice(account.indexOf('@')) : account.slice(-4);
    await within.getByText('验证码已发送至').filter({ hasText: end }).waitFor();
    await code(within).fill(await codeSentTo(origin, account));
  }

  return {
    open: async () => {
      await page.goto(`${origin}/personal`);
      await safety.waitFor();
    },
    safety,
    line: (name: string) => safety.getByRole('listitem').filter({ hasText: name }),
    dialog,
    press,
    code,
    proveByCode,
    sendAgain: (within: Locator) => within.getByRole('button', { name: /^\d+秒后重发$/ }),
    alert: (within: Locator) => within.getByRole('alert'),
    /** Goes from the page to the first step of the wizard. */
    startChange: async (subject: '手机号' | '邮箱') => {
      await press(`更换 ${subject}`);
      const wizard = dialog(`更换${subject}`);
      await code(wizard).waitFor();
      return wizard;
    },
    startBinding: async (subject: '手机号' | '邮箱') => {
      await press(`绑定 ${subject}`);
      const form = dialog(`绑定${subject}`);
      await code(form).waitFor();
      return form;
    },
    devices: page.getByRole('region', { name: '登录设备' }).getByRole('listitem'),
    activity: page.getByRole('region', { name: '账号动态' }).getByRole('listitem'),
  };
}
