import type { Page } from '@playwright/test';

/** `/govern-system/platform/tenant`: all tenants, for platform operators. */
export function tenantsPage(page: Page, origin: string) {
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name });
  return {
    dialog,
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
    add: page.getByRole('button', { name: '新建租户' }),
    fill: async (name: string, domain: string, contact: string, phone: string) => {
      await field('租户名称').fill(name);
      await field('域名').fill(domain);
      await field('联系人姓名').fill(contact);
      await field('联系人手机号').fill(phone);
    },
    save: dialog.getByRole('button', { name: '保存' }),
    act: async (name: string, action: string) => {
      const row = page.getByRole('row').filter({ hasText: name });
      const direct = row.getByRole('button', { name: new RegExp(`^${action}`) });
      if ((await direct.count()) > 0) return direct.click();
      await row.getByRole('button', { name: /更多/ }).click();
      await page.getByRole('menuitem', { name: action }).click();
    },
    import: page.getByRole('button', { name: '批量导入' }),
    chooseWorkbook: async (buffer: Buffer, name = 'tenants.xlsx') => {
      const opened = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: '选择Excel文件' }).click();
      await (await opened).setFiles({ name, mimeType: 'application/octet-stream', buffer });
    },
    open: async () => {
      await page.goto(`${origin}/govern-system/platform/tenant`);
      await page.getByRole('heading', { name: '租户', exact: true }).waitFor();
    },
  };
}
