export const zhCN = {
  title: '资讯',
  all: '全部资讯（{{count}}）',
  allNews: '全部资讯',
  more: '加载更多',
  none: '还没有资讯',
  back: '返回登录',
  failed: '内容没有加载出来',
  gone: '没有找到这篇内容，它可能已取消发布。',
  loading: '正在加载',
  retry: '重试',
} as const;
