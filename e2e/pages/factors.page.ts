import type { Page } from '@playwright/test';

/** The card of the second factors, its dialogs, and the forms that ask for one. */
export function factorsPage(page: Page) {
  const card = page.getByRole('region', { name: '第二验证方式' });
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  const proof = dialog('验证您的身份');

  return {
    card,
    dialog,
    proof,
    /** Adds an authenticator app up to its first code; returns its secret. */
    startApp: async (name: string) => {
      await card.getByRole('button', { name: '添加身份验证器' }).click();
      const adding = dialog('添加身份验证器');
      await adding.getByLabel('名称').fill(name);
      await adding.getByRole('button', { name: '下一步' }).click();
      await adding.getByRole('img', { name: '身份验证器二维码' }).waitFor();
      return adding
        .locator('code')
        .textContent()
        .then((text) => text ?? '');
    },
    confirmApp: async (code: string) => {
      const adding = dialog('添加身份验证器');
      await adding.getByLabel('应用显示的 6 位数字').fill(code);
      await adding.getByRole('button', { name: '确定' }).click();
    },
    /** The recovery codes, while they are shown. */
    codes: dialog('请保存恢复码').getByRole('listitem'),
    /** The recovery codes, which are shown only once. */
    keepCodes: async () => {
      const keeping = dialog('请保存恢复码');
      await keeping.getByRole('listitem').first().waitFor();
      const codes = await keeping.getByRole('listitem').allInnerTexts();
      await keeping.getByLabel('我已保存好恢复码').check();
      await keeping.getByRole('button', { name: '完成' }).click();
      await keeping.waitFor({ state: 'hidden' });
      return codes;
    },
    addPasskey: async (name: string) => {
      await card.getByRole('button', { name: '添加通行密钥' }).click();
      const adding = dialog('添加通行密钥');
      await adding.getByLabel('名称').fill(name);
      await adding.getByRole('button', { name: '创建' }).click();
    },
    secondStep: page.getByRole('heading', { name: '验证身份' }),
    appCode: page.getByLabel('动态验证码'),
  };
}
