export const zhCN = {
  preview: '预览：{{state}}',
  version: '预览：第 {{number}} 版',
  back: '返回列表',
  print: '打印',
  failed: '预览加载失败',
  loading: '正在加载',
  gone: '没有找到要预览的内容',
  goneHint: '它可能已被删除，或者地址不完整。',
  published_other: '已发布 {{count}} 篇',
  empty: '这个分类还没有已发布的内容。',
  more: '更多',
} as const;
