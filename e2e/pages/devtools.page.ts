import type { Page } from '@playwright/test';

/** The tester's dock at the lower edge. */
export function devtoolsPage(page: Page) {
  const handle = page.getByRole('button', { name: '测试工具', exact: true });
  const panel = page.getByRole('region', { name: '测试工具', exact: true });
  const detail = (module: string) => page.getByRole('region', { name: module, exact: true });
  const rowOf = (table: string, module: string) =>
    panel
      .getByRole('grid', { name: table })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: module, exact: true }) });
  const row = (module: string) => rowOf('模块', module);
  const column = (name: string) => panel.getByRole('columnheader', { name, exact: true });
  const tab = (name: string) => panel.getByRole('tab', { name }).click();
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();
  const choose = async (module: string) => {
    await tab('模块');
    await row(module).click();
    await detail(module).waitFor();
  };

  return {
    handle,
    panel,
    row,
    detail,
    tab,
    press,
    choose,
    heading: (name: string) => column(name).getByRole('button'),
    sortedBy: (name: string) => column(name).getAttribute('aria-sort'),
    span: (module: string) => rowOf('时间线', module),
    messages: panel.getByRole('status'),
    refused: panel.getByRole('alert'),
    switchOn: () => page.evaluate(() => localStorage.setItem('devtools', 'true')),
    open: async () => {
      if (!(await panel.isVisible())) await handle.click();
      await panel.waitFor();
    },
    close: () => press('关闭测试工具'),
    inject: async (module: string, fault: string) => {
      await choose(module);
      await panel.getByRole('combobox', { name: `${module} 的故障` }).selectOption(fault);
    },
    override: async (module: string, place: string) => {
      await choose(module);
      await detail(module).getByRole('textbox', { name: '地址、端口或分支' }).fill(place);
      await detail(module).getByRole('button', { name: '覆盖' }).click();
    },
    share: async (module: string) => {
      await choose(module);
      await press('分享链接');
    },
    unmount: async (module: string) => {
      await choose(module);
      await press('卸载当前模块');
    },
    mount: () => press('重新挂载'),
    outlines: () => press('显示轮廓'),
    checkLeaks: async () => {
      await tab('泄漏');
      await press('泄漏检查');
    },
  };
}
