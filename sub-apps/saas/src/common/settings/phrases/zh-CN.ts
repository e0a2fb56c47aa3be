export const zhCN = {
  saved: '修改成功',
  save: '保存',
  unsaved_other: '{{count}} 项修改未保存',
  allSaved: '已全部保存',
  conflict: {
    title: '您编辑期间，他人修改了这些设置',
    fields: '双方都改动的内容：{{names}}',
    keepMine: '保留我的',
    takeTheirs: '采用对方的',
    mine: '我的：{{text}}',
    theirs: '对方的：{{text}}',
    empty: '（空）',
  },
  check: {
    title: '发布检查',
    blocked_other: '还有 {{count}} 项必须补充',
    ready: '可以发布',
    complete: '内容完整',
  },
};
