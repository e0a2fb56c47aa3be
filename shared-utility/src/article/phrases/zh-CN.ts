export const zhCN = {
  abstract: '摘要',
  supervisor: '指导教师',
  institution: '单位',
  year: '年份',
  keywords: '关键词',
  /** Between a label and its value, and between values. */
  colon: '：',
  comma: '、',
  attachment: '附件',
  unpublished: '尚未发布',
} as const;
