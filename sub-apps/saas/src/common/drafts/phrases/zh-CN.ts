export const zhCN = {
  title: '{{moment}} 有一份未保存的草稿',
  take: '恢复',
  drop: '丢弃',
};
