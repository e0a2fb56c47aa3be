export const zhCN = {
  failed: '加载失败',
  loading: '正在加载',
  close: '完成',
  paperOf: '“{{name}}”的答卷（{{score}} / {{total}} 分）',
  given: '作答：',
  noAnswer: '（未作答）',
  unmarked: '待阅',
  scoreOf: '{{score}} / {{max}} 分',
  commentOf: '评语：{{text}}',
};
