import type { Article, ArticleSummary, CategoryNode } from '@edu/shared-utility';

/** Id of the n-th article. */
export const idOf = (number: number): string =>
  `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`;

export const summaryOf = (
  number: number,
  overrides: Partial<ArticleSummary> = {},
): ArticleSummary => ({
  ...{ id: idOf(number), kind: 'article', title: `文章${number}`, slug: `article-${number}` },
  ...{ status: 'draft', isShown: false, categoryId: null, categoryName: null, authors: ['何文清'] },
  ...{ summary: '', cover: null, year: null, onEntrance: false, branchId: null, branchName: null },
  ...{ createdByName: '林编辑', reason: null, publishAt: null, publishedAt: null },
  ...{ publishedNumber: null, version: 1 },
  ...{ createdAt: '2026-11-01T02:00:00Z', updatedAt: '2026-11-02T02:00:00Z' },
  ...overrides,
});

export const articleOf = (number: number, overrides: Partial<Article> = {}): Article => ({
  ...summaryOf(number),
  ...{ keywords: [], supervisor: '', institution: '', documentFiles: [], coverId: null },
  attachment: null,
  document: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '正文内容' }] }],
  },
  ...overrides,
});

export const pageOf = <T>(list: T[]) => ({ list, total: list.length, pageNum: 1, pageSize: 20 });

export const categoryOf = (name: string, overrides: Partial<CategoryNode> = {}): CategoryNode => ({
  ...{ id: name, parentId: null, name, type: 'article', order: 0, uses: 0, version: 1 },
  children: [],
  ...overrides,
});
