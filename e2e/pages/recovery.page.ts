import type { Page } from '@playwright/test';

/** The page's messages about modules: the recovery card in the content, the bars at the lower edge. */
export function recoveryPage(page: Page) {
  const card = page.getByRole('main').getByRole('alert');
  const bar = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).last();
  const newVersion = bar('当前页面有新版本。');

  return {
    card,
    retry: () => card.getByRole('button', { name: '重试' }).click(),
    olderVersionToast: page
      .locator('#edu-toasts')
      .getByText('新版本未能打开，已改用上一个可用版本'),
    newVersion,
    unsaved: bar('当前页面有未保存的修改'),
    reloadOffer: bar('平台已更新'),
    updateNow: () => page.getByRole('button', { name: '立即更新' }).click(),
    updateAnyway: () => page.getByRole('button', { name: '仍然更新' }).click(),
    updateLater: () => page.getByRole('button', { name: '离开时更新' }).click(),
  };
}
