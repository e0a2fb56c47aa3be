import type { ArticleKind, ArticleStatus } from '@edu/shared-utility/contract';
import { articles, dissertations } from './article-titles';
import { seedId } from './seed-id';

/** Categories by organisation: the second and third are below the first. */
export const articleCategories: Readonly<Record<string, readonly string[]>> = {
  'sunrise:head': ['新闻动态', '校区活动', '媒体报道', '政策解读', '行业知识', '就业指导'],
  'sunrise:vocational': ['实训动态', '竞赛', '技能等级', '安全规程', '校企合作', '毕业论文'],
  'horizon:head': ['学院公告', '学习方法'],
};

export const articleCategoryId = (organKey: string, index: number): string =>
  seedId(`category:${organKey}:article:${index}`);

const states: readonly ArticleStatus[] = [
  ...(['published', 'published', 'review', 'published', 'draft'] as const),
  ...(['published', 'returned', 'published', 'published', 'scheduled'] as const),
  ...(['published', 'published', 'unpublished'] as const),
];

const branches: Readonly<Record<string, readonly string[]>> = {
  'sunrise:head': ['main', 'main', 'east', 'main', 'south'],
  'sunrise:vocational': ['vocational'],
  'horizon:head': ['main'],
};
const writers: Readonly<Record<string, string>> = {
  'sunrise:head': '13900000001',
  'sunrise:vocational': '13900000003',
  'horizon:head': '13900000011',
};
const authors = ['何文清', '许静', '郭建国', '苏婉清', '林小雨', '周明'];
const supervisors = ['陈志远', '李慧', '王海峰'];

export interface PlannedArticle {
  /** Such as `sunrise:head`. */
  readonly organKey: string;
  readonly kind: ArticleKind;
  readonly index: number;
  readonly id: string;
  readonly title: string;
  readonly state: ArticleStatus;
  readonly category: number;
  readonly authors: readonly string[];
  readonly supervisor: string;
  readonly branchId: string;
  readonly createdBy: string;
  readonly onEntrance: boolean;
  /** Days before the day of seeding. */
  readonly daysAgo: number;
}

const elementAt = <T>(list: readonly T[], index: number, fallback: T): T =>
  list[index % list.length] ?? fallback;

function plan(kind: ArticleKind, organKey: string, title: string, index: number, category: number) {
  const [tenant = ''] = organKey.split(':');
  const isThesis = kind === 'dissertation';
  const state = elementAt(states, index + (isThesis ? 3 : 0), 'published' as const);
  return {
    ...{ organKey, kind, index, title, state, category },
    id: seedId(`${kind}:${organKey}:${index}`),
    authors: isThesis && index % 3 === 1 ? ['苏婉清', '林小雨'] : [elementAt(authors, index, '')],
    supervisor: isThesis ? elementAt(supervisors, index, '') : '',
    branchId: seedId(`branch:${tenant}:${elementAt(branches[organKey] ?? [], index, 'main')}`),
    createdBy: seedId(`account:${writers[organKey]}`),
    onEntrance: !isThesis && category === 0,
    daysAgo: 200 - index * 5,
  };
}

const articlesOfPlace = ([organKey, byCategory]: readonly [
  string,
  readonly string[],
]): PlannedArticle[] =>
  byCategory
    .flatMap((text, category) => text.split(' ').map((title) => ({ title, category })))
    .map(({ title, category }, index) => plan('article', organKey, title, index, category));

/** Deterministic; the first article of each organisation is published. */
export const plannedArticles: readonly PlannedArticle[] = [
  ...Object.entries(articles).flatMap(articlesOfPlace),
  ...Object.entries(dissertations).flatMap(([organKey, text]) =>
    text.split(' ').map((title, index) => plan('dissertation', organKey, title, index, 5)),
  ),
];
