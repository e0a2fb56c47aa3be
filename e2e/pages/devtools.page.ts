import type { Page } from '@playwright/test';

/** The tester's panel at the lower edge. */
export function devtoolsPage(page: Page) {
  const handle = page.getByRole('button', { name: '测试工具', exact: true });
  const panel = page.getByRole('region', { name: '测试工具' });
  const row = (module: string) =>
    panel
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: module, exact: true }) });
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();

  return {
    handle,
    panel,
    row,
    said: panel.getByRole('status'),
    switchOn: () => page.evaluate(() => localStorage.setItem('devtools', 'true')),
    /** Opens it, or draws it anew. */
    open: async () => {
      if (await panel.isVisible()) await handle.click();
      await handle.click();
      await panel.waitFor();
    },
    inject: (module: string, fault: string) =>
      panel.getByRole('combobox', { name: `${module} 的故障` }).selectOption(fault),
    override: async (module: string, address: string) => {
      await panel.getByRole('textbox', { name: `${module} 的地址` }).fill(address);
      await row(module).getByRole('button', { name: '覆盖' }).click();
    },
    share: (module: string) => row(module).getByRole('button', { name: '分享链接' }).click(),
    unmount: () => press('卸载当前模块'),
    mount: () => press('重新挂载'),
    outlines: () => press('显示轮廓'),
    checkLeaks: () => press('泄漏检查'),
  };
}
