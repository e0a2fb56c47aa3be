export const zhCN = { toCheck: '前往证书查询' } as const;
