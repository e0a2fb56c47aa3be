export const zhCN = {
  failed: '加载失败',
  retry: '重试',
};
