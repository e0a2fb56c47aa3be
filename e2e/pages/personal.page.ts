import type { Page } from 'playwright-core';

/** The personal centre with its account-safety page. */
export function personalPage(page: Page) {
  const nickname = page.getByRole('textbox', { name: '昵称' });
  const save = page.getByRole('button', { name: '保存' });

  return {
    nickname,
    save,
    phone: page.getByRole('listitem').filter({ hasText: '手机号' }),
    changeNickname: async (value: string) => {
      await nickname.fill(value);
      await save.click();
    },
    goHome: () => page.getByRole('button', { name: '首页' }).click(),
  };
}
