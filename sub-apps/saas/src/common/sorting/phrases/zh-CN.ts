export const zhCN = {
  role: '可排序',
  handle: '移动“{{title}}”',
  how: '按空格键拿起，用上下方向键移动，再按空格键放下，按 Esc 取消。',
  start: '已拿起“{{title}}”',
  over: '“{{title}}”将放到{{place}}',
  end: '“{{title}}”已放到{{place}}',
  cancel: '已取消，“{{title}}”回到原处',
  place: '第 {{at}} 位，共 {{of}} 位',
};
