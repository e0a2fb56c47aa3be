export const zhCN = {
  retry: '重试',
  failed: '加载失败',
  loading: '加载中',
  save: '保存',
  discard: '放弃修改',
  changed_other: '{{count}}处修改未保存',
  wrong_other: '{{count}}处需要修改',
  conflict: {
    title: '内容已被他人修改',
    line: '{{field}}：您打开时为“{{before}}”，现在为“{{now}}”，您填写的是“{{mine}}”',
    other: '{{field}}：您打开时为“{{before}}”，现在为“{{now}}”',
    keepMine: '保留我的修改',
    takeTheirs: '采用现在的内容',
  },
} as const;
