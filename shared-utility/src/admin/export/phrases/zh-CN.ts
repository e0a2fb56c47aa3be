export const zhCN = {
  all: '导出',
  allHint: '导出符合当前条件的 {{count}} 条，列与当前显示一致',
  chosen: '导出所选 {{count}} 条',
  done: '已导出',
  title: '导出到文件',
  hint: '不勾选则隐藏号码的中间部分。每次导出都会被记录。',
};
