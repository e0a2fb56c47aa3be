export const zhCN = {
  title: '资讯',
  kinds: '内容类型',
  article: '文章',
  dissertation: '论文',
  search: '搜索标题或摘要',
  empty: '还没有内容',
  noMatch: '没有符合条件的内容',
  failed: '内容没有加载出来',
  loading: '正在加载',
  more: '更多',
  back: '返回资讯',
  gone: '没有找到这篇内容，它可能已取消发布。',
} as const;
