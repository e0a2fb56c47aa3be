export const zhCN = {
  title: '测试工具',
  active: '当前模块：{{module}}',
  address: '{{module}} 的地址',
  fault: '{{module}} 的故障',
  noFault: '无故障',
  faults: { hang: '挂起', missing: '404', slow: '延迟 10 秒', throw: '抛出错误' },
  apply: '覆盖',
  share: '分享链接',
  shared: '链接已复制，24 小时内有效。',
  unmount: '卸载当前模块',
  mount: '重新挂载',
  outlines: '显示轮廓',
  leaks: '泄漏检查',
  clean: '{{cycles}} 次循环后没有增长。',
  leaking:
    '{{cycles}} 次循环后增长：节点 {{nodes}}，样式 {{styles}}，body 子元素 {{bodyChildren}}。',
};
