export const zhCN = {
  abstract: '摘要',
  supervisor: '指导教师',
  institution: '单位',
  year: '年份',
  keywords: '关键词',
  attachment: '附件',
  unpublished: '尚未发布',
} as const;
