export const zhCN = {
  overview: {
    title: '概览',
    total_other: '共 {{count}} 名学员',
    empty: '还没有学员',
    retry: '重试',
    loading: '加载中',
  },
} as const;
