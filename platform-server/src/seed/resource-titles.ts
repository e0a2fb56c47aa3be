import type { Medium } from './medium';

export type Kind = Medium['kind'];

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
export const titles: Readonly<Record<string, Readonly<Record<Kind, string>>>> = {
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

export const units = {
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
