import type { Page } from '@playwright/test';

/** What a tester sees of overrides: the offer of a link, the permanent bar, safe mode. */
export function overridesPage(page: Page) {
  const bar = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).last();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  return {
    offer: bar('此链接要求从以下地址加载模块'),
    expired: bar('此测试链接已过期'),
    notAllowed: bar('此平台不允许从该地址加载模块'),
    otherBytes: bar('该地址的文件与链接中的摘要不一致'),
    notFoundBanner: bar('该地址返回 404'),
    banner: bar('测试模式：以下模块来自其他地址'),
    unused: bar('此浏览器存有模块覆盖，但测试工具未启用'),
    refusedLines: bar('此平台不允许该地址'),
    faults: bar('已注入故障'),
    safeMode: bar('安全模式：已停用'),
    noDigest: page.getByText('无完整性校验'),
    apply: () => press('应用'),
    refuse: () => press('拒绝'),
    close: () => press('关闭'),
    reset: () => press('恢复正式版本'),
    switchOn: () => press('启用并重新加载'),
    takeFaultsOut: () => press('撤销故障'),
    leaveSafeMode: () => press('退出安全模式'),
  };
}
