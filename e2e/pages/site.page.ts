import type { Page } from '@playwright/test';

/** `/modular/site`: what the tenant's pages look like. */
export function sitePage(page: Page, origin: string) {
  const logo = page.getByRole('group', { name: '标志（浅色背景）' });
  return {
    title: page.getByRole('textbox', { name: '网站标题' }),
    colour: page.getByRole('textbox', { name: '自有颜色' }),
    ownColour: page.getByRole('checkbox', { name: '使用自有颜色' }),
    verdict: page.getByRole('status', { name: '文字可读性' }),
    save: page.getByRole('button', { name: '保存' }),
    saved: page.getByText('已保存，下次打开页面时生效'),
    alert: page.getByRole('alert'),
    logo: logo.getByRole('img'),
    chooseLogo: async (name: string, buffer: Buffer) => {
      const opened = page.waitForEvent('filechooser');
      await logo.getByRole('button', { name: /上传图片|更换/ }).click();
      await (await opened).setFiles({ name, mimeType: 'image/png', buffer });
    },
    /** Sets the picture without the button, which cannot be pressed while another one is uploaded. */
    setLogo: (name: string, buffer: Buffer) =>
      logo.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer }),
    domain: (number: number) => page.getByRole('textbox', { name: `第${number}个域名` }),
    addDomain: page.getByRole('button', { name: '添加域名' }),
    open: async () => {
      await page.goto(`${origin}/modular/site`);
      await page.getByRole('textbox', { name: '网站标题' }).waitFor();
    },
  };
}
