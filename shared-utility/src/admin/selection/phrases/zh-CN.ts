export const zhCN = {
  bar: '所选内容的操作',
  chosen_other: '已选择 {{count}} 项',
  allMatching_other: '已选择全部 {{count}} 项符合条件的结果',
  chooseAll_other: '选择全部 {{count}} 项',
  clear: '取消选择',
  close: '关闭',
  running: '正在处理：{{done}} / {{count}}',
  stop: '停止',
  refused_other: '{{count}} 项未完成',
  refusedHint: '{{done}} 项已完成。以下各项没有改变：',
  retry: '重试未完成的',
};
