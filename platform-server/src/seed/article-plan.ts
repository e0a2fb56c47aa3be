import type { ArticleKind, ArticleStatus } from '@edu/shared-utility/contract';
import { seedId } from './seed-id';

/** Categories by organisation: the second and third are below the first. */
export const articleCategories: Readonly<Record<string, readonly string[]>> = {
  'sunrise:head': ['新闻动态', '校区活动', '媒体报道', '政策解读', '行业知识', '就业指导'],
  'sunrise:vocational': ['实训动态', '竞赛', '技能等级', '安全规程', '校企合作', '毕业论文'],
  'horizon:head': ['学院公告', '学习方法'],
};

export const articleCategoryId = (organKey: string, index: number): string =>
  seedId(`category:${organKey}:article:${index}`);

/** Titles by category, oldest first, separated by spaces. */
const articles: Readonly<Record<string, readonly string[]>> = {
  'sunrise:head': [
    '秋季家政服务员培训开班 上半年学员就业情况通报 新校区启用公告 年度优秀学员名单公布 冬季培训报名开始',
    '浦东校区开放日回顾 技能展示周圆满结束 社区义务服务走进街道 学员运动会侧记 徐汇校区厨艺交流会',
    '晚报：家政服务走向职业化 电台专访：养老护理员的一天 日报报道我校公益课堂',
    '家政服务职业技能等级标准解读 培训补贴申领指南 学员权益保障办法说明 居住证积分与技能证书 培训机构年检要点',
    '新生儿护理十个常见误区 老人居家安全检查清单 家庭收纳的三个原则 夏季饮食与食品安全 如何看懂洗涤标识',
    '面试前要做的五件事 签订服务合同须知 从月嫂到育婴师的成长路径 求职简历怎么写',
  ],
  'sunrise:vocational': [
    '电工实训室完成升级 烹饪实训周总结',
    '省级焊接技能竞赛获奖名单 校内刀工比赛回顾',
    '中级电工等级考试安排 技能等级证书领取通知',
    '实训室用电安全规程 明火作业安全要点',
    '与东方酒店共建实习基地 企业导师进课堂',
  ],
  'horizon:head': ['新学期开学须知', '高效阅读的四个步骤'],
};

const dissertations: Readonly<Record<string, string>> = {
  'sunrise:head':
    '家政服务标准化对客户满意度的影响 社区养老护理人员培训需求调查 母婴护理从业者职业倦怠研究 居家收纳服务的市场分析 家政企业数字化转型案例研究 老年助浴服务的风险控制 育婴师技能等级认定的实践',
  'sunrise:vocational':
    '低压配电箱常见故障诊断 焊接变形的成因与控制 中式面点工艺的标准化 实训教学中的安全管理 校企合作下的学徒制培养',
};

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
  readonly place: string;
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
    ...{ place: organKey, kind, index, title, state, category },
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
