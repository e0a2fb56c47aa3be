export const zhCN = {
  title: '列表',
  search: '在列表中搜索',
  move: '下一行、上一行',
  select: '选择这一行',
  open: '打开这一行',
  edit: '编辑这一行',
  close: '关闭详情',
  save: '保存表单',
};
