export const zhCN = { back: '返回首页' };
