export const zhCN = {
  all: '已全部保存',
  saved: '已保存 {{time}}',
  saving: '正在保存…',
  offline: '未保存：网络中断，恢复后自动重试，内容已留在本机',
  refused: '未保存：{{reason}}',
  unkept: '填写有误，未保存：',
  conflict: '未保存：他人已修改，请选择保留哪个版本',
  retry: '立即重试',
  saveFirst: '还有内容没有保存，请先处理',
};
