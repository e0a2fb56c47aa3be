export const zhCN = {
  retry: '重试',
  failedTitle: '内容加载失败',
  failedHint: '数据没有变化。',
  placesFailed: '选项加载失败，请重新打开',
  form: { saved: '保存成功' },
  order: {
    changed: '“{{name}}”刚刚被他人修改',
    gone: '“{{name}}”已被他人删除',
    misplaced: '未能移动“{{name}}”：{{reason}}',
    notDone: '本次操作未生效，内容已刷新，请核对后重新操作。',
    closeNotice: '关闭提示',
    rowGone: '已被他人删除或再次修改',
  },
} as const;
