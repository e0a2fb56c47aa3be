import type { Page } from '@playwright/test';

/** `/modular/languages`: the product's texts and the tenant's own wording. */
export function languagesPage(page: Page, origin: string) {
  const dialog = page.getByRole('dialog');
  return {
    search: page
      .getByRole('searchbox', { name: '文字或标识' })
      .or(page.getByRole('textbox', { name: '文字或标识' })),
    row: (text: string) => page.getByRole('row').filter({ hasText: text }),
    wording: dialog.getByRole('textbox', { name: '本租户的文字' }),
    save: dialog.getByRole('button', { name: '保存' }),
    refusal: dialog.getByRole('alert'),
    saved: page.getByText('已保存，下次打开页面时生效'),
    open: async (search = '') => {
      await page.goto(`${origin}/modular/languages${search}`);
      await page.getByRole('heading', { name: '语言包' }).waitFor();
    },
  };
}
