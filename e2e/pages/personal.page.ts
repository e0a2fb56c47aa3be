import type { Page } from '@playwright/test';

/** The account-safety page: at /personal, and as a dialog over the frame. */
export function personalPage(page: Page) {
  const nickname = page.getByRole('textbox', { name: '昵称' });
  const save = page.getByRole('button', { name: '保存' });

  return {
    dialog: page.getByRole('dialog', { name: '个人中心' }),
    nickname,
    save,
    phone: page.getByRole('listitem').filter({ hasText: '手机号' }),
    changeNickname: async (value: string) => {
      await nickname.fill(value);
      await save.click();
    },
    open: (origin: string) => page.goto(`${origin}/personal`),
    goHome: () => page.getByRole('button', { name: '首页' }).click(),
  };
}
