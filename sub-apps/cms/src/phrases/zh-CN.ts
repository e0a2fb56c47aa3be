export const zhCN = {
  category: '分类',
  noCategory: '未分类',
  categoriesFailed: '分类加载失败，展开可重试',
  forbidden: '您没有查看内容的权限，请联系租户管理员。',
  is: {
    draft: '草稿',
    review: '待审核',
    returned: '已退回',
    scheduled: '待定时发布',
    published: '已发布',
    unpublished: '已取消发布',
  },
} as const;
