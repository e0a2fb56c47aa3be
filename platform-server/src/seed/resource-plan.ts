import { DAY } from './day';
import { media } from './media';
import type { Medium } from './medium';
import { seedId } from './seed-id';

type Kind = Medium['kind'];

/** Categories by organisation and kind, the second and later ones below the first. */
export const categoryNames: Readonly<
  Record<string, Readonly<Record<Kind | 'course', readonly string[]>>>
> = {
  head: {
    video: ['家政服务', '家庭保洁', '母婴护理', '养老护理'],
    audio: ['普通话训练'],
    document: ['讲义', '练习', '规范'],
    image: ['示意图'],
    course: ['职业技能', '家政服务', '母婴护理', '安全教育'],
  },
  vocational: {
    video: ['实训', '电工', '烹饪'],
    audio: ['听力'],
    document: ['实训手册'],
    image: ['设备图'],
    course: ['技能等级', '电工', '烹饪'],
  },
};

/** Titles by organisation and kind, oldest first. */
const titles: Readonly<Record<string, Readonly<Record<Kind, string>>>> = {
  head: {
    video:
      '家政服务导学 家庭保洁流程 厨房深度清洁 卫生间清洁 衣物分类洗涤 熨烫与收纳 新生儿沐浴 婴儿抚触 奶瓶消毒 辅食制作入门 产妇饮食安排 老人起居照料 轮椅使用 助浴要点 血压测量 用药提醒 沟通的艺术 上门服务礼仪 家电安全使用 突发情况处理',
    audio: '普通话声母练习 普通话韵母练习 常用服务用语 电话沟通范例',
    document:
      '家政服务讲义 保洁操作规范 母婴护理讲义 养老护理讲义 服务合同要点 保洁练习题 母婴护理练习题 养老护理练习题 安全责任书 服务记录表说明',
    image: '保洁流程图 安全提示图 工具认识图 洗手步骤图 用电安全图 垃圾分类图',
  },
  vocational: {
    video:
      '电工基础导学 万用表使用 照明电路安装 插座接线演示 配电箱认识 焊接安全 刀工基础 火候控制 冷菜拼盘 面点成形',
    audio: '岗位英语听力 安全口令听辨',
    document: '电工实训手册 烹饪实训手册 焊接作业规范 实训报告样例 电工练习题',
    image: '电路符号图 实训设备图 厨具认识图',
  },
};

const units = {
  head: [
    ['阳光教育教材编写组', null],
    ['东方职业教育出版社', 400],
    ['家政协会培训部', 60],
    ['晨曦影像工作室', -30],
  ],
  vocational: [
    ['职业技能教研室', null],
    ['华兴工业出版社', 200],
  ],
} as const;

const dayFrom = (days: number): string =>
  new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const branches: Readonly<Record<string, readonly string[]>> = {
  head: ['main', 'main', 'east', 'main', 'south'],
  vocational: ['vocational'],
};
const uploaders: Readonly<Record<string, string>> = {
  head: '13900000001',
  vocational: '13900000003',
};

/** One resource of the demo with its file. */
export interface PlannedResource {
  readonly organ: string;
  /** Number of the resource within the organisation. */
  readonly index: number;
  readonly title: string;
  readonly medium: Medium;
  readonly fileId: string;
  readonly posterId: string | null;
  readonly branch: string;
  readonly createdBy: string;
  readonly categoryId: string | null;
  readonly unitId: string | null;
  readonly shared: boolean;
  /** True if the file was refused by the scan. */
  readonly isBroken: boolean;
  readonly at: Date;
}

export const idOf = (kind: string, organ: string, rest: string | number): string =>
  seedId(`${kind}:sunrise:${organ}:${rest}`);

function plan(organ: string): PlannedResource[] {
  const kinds = Object.entries(titles[organ] ?? {}) as [Kind, string][];
  const all = kinds.flatMap(([kind, text]) =>
    text.split(' ').map((title, place) => ({ kind, title, place })),
  );
  return all.map(({ kind, title, place }, index) => {
    const mediaOfKind = media.filter((item) => item.kind === kind);
    const medium = mediaOfKind[place % mediaOfKind.length];
    if (!medium) throw new Error(`no medium for ${kind}`);
    const ownCategoryNames = categoryNames[organ]?.[kind] ?? [];
    const owners = units[organ as keyof typeof units];
    const at = new Date(Date.now() - (150 - index * 3) * DAY);
    return {
      organ,
      index,
      title,
      medium,
      fileId: idOf('file', organ, index),
      posterId: medium.poster ? idOf('poster', organ, index) : null,
      branch: branches[organ]?.[index % (branches[organ]?.length ?? 1)] ?? '',
      createdBy: seedId(`account:${uploaders[organ]}`),
      categoryId:
        index % 9 === 8
          ? null
          : idOf('category', organ, `${kind}:${place % Math.max(1, ownCategoryNames.length)}`),
      unitId: index % 2 === 0 ? idOf('copyright', organ, index % owners.length) : null,
      shared: index % 4 === 1,
      isBroken: organ === 'head' && title === '洗手步骤图',
      at,
    };
  });
}

export const organs = Object.keys(titles);
export const planned: readonly PlannedResource[] = organs.flatMap(plan);

export const plannedUnits = organs.flatMap((organ) =>
  units[organ as keyof typeof units].map(([name, days], i) => ({
    id: idOf('copyright', organ, i),
    organ,
    name,
    validUntil: days === null ? null : dayFrom(days),
  })),
);

/** The file of platform-server/demo-media for each storage id. */
export const filesOfDemo: readonly { readonly id: string; readonly medium: Medium }[] = planned
  .filter(({ isBroken }) => !isBroken)
  .flatMap(({ fileId, posterId, medium }) => [
    { id: fileId, medium },
    ...(posterId && medium.poster ? [{ id: posterId, medium: medium.poster }] : []),
  ]);
