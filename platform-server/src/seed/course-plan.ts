import { seedId } from './seed-id';

/** Titles by tenant and organisation, oldest first. */
const titles: Readonly<Record<string, string>> = {
  'sunrise:head':
    '家政服务入门 家庭保洁规范 厨房深度清洁 母婴护理基础 新生儿照护 产妇营养与膳食 养老护理基础 老人起居照料 助浴与移动 居家康复辅助 服务礼仪 客户沟通技巧 家电安全使用 居家急救常识 消防安全教育 食品安全教育 衣物洗护与收纳 家庭膳食搭配 儿童早期陪伴 育婴师备考 服务合同与法律常识 职业道德 普通话训练 服务质量管理 上门服务流程 家庭收纳整理',
  'sunrise:vocational':
    '电工基础 照明电路安装 配电箱检修 电工安全规程 烹饪基础 刀工与火候 冷菜拼盘 面点制作 焊接入门 焊接安全 岗位英语 实训室管理 技能等级备考 毕业实习指导',
  'horizon:head': '新程导学 学习方法 数学基础 写作训练 英语听说 实验安全',
  'voyage:head': '远航导学 口语训练',
};

const states = [
  'published',
  'published',
  'published',
  'draft',
  'published',
  'unpublished',
] as const;
const endedCourses = { 9: 'cancelled', 21: 'terminated' } as const;
const branches: Readonly<Record<string, readonly string[]>> = {
  'sunrise:head': ['main', 'main', 'main', 'east', 'main', 'south'],
  'sunrise:vocational': ['vocational'],
};
const authors: Readonly<Record<string, string>> = {
  'sunrise:head': '13900000001',
  'sunrise:vocational': '13900000003',
  'horizon:head': '13900000011',
};
const teachers = ['何文清', '许静', '郭建国', '苏婉清', '林小雨'];

export const termination = '课程内容与公示的大纲不符。';

export type PlannedState = (typeof states)[number] | 'cancelled' | 'terminated';

export interface PlannedCourse {
  /** Such as `sunrise:head`. */
  readonly organKey: string;
  readonly index: number;
  readonly id: string;
  readonly title: string;
  readonly state: PlannedState;
  readonly tenantId: string;
  readonly organId: string;
  readonly branchId: string;
  readonly createdBy: string | null;
  readonly teacherName: string;
  /** Days before the day of seeding. */
  readonly daysAgo: number;
}

/** Deterministic; the first course of each organisation is published. */
export const plannedCourses: readonly PlannedCourse[] = Object.entries(titles).flatMap(
  ([organKey, text]) =>
    text.split(' ').map((title, index) => {
      const [tenant = ''] = organKey.split(':');
      const ownBranches = branches[organKey] ?? ['main'];
      const author = authors[organKey];
      return {
        organKey,
        index,
        id: seedId(`course:${organKey}:${index}`),
        title,
        state: endedCourses[index as 9] ?? states[index % states.length] ?? 'draft',
        tenantId: seedId(`tenant:${tenant}`),
        organId: seedId(`organ:${organKey}`),
        branchId: seedId(`branch:${tenant}:${ownBranches[index % ownBranches.length]}`),
        createdBy: author ? seedId(`account:${author}`) : null,
        teacherName: teachers[index % teachers.length] ?? '',
        daysAgo: 285 - index * 9,
      };
    }),
);

/** Prices in fen of some of the first organisation's courses; a quarter of the others have one default price. */
const prices: Readonly<Record<number, number>> = {
  2: 4900,
  5: 19_900,
  6: 4900,
  10: 6900,
  13: 19_900,
  14: 4900,
  25: 29_900,
};

export const priceOf = ({ organKey, index }: Pick<PlannedCourse, 'organKey' | 'index'>): number =>
  (organKey === 'sunrise:head' ? prices[index] : undefined) ?? (index % 4 === 1 ? 9900 : 0);

/** Whether learners have or had access to a revision of it. */
export const wasPublished = ({ state }: Pick<PlannedCourse, 'state'>): boolean => state !== 'draft';
