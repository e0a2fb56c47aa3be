export const zhCN = { toList: '前往问卷', branches: '校区加载失败，请重新打开' };
