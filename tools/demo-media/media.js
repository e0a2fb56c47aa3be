/**
 * Content of the files in the demo's library.
 * @typedef {{ name: string, title: string, chapters: { heading: string, text: string[] }[] }} Document
 */

export const films = [
  {
    name: 'welcome',
    titleCard: { title: '课程导学', subtitle: '阳光教育', hue: 210 },
    seconds: 20,
  },
  {
    name: 'practice',
    titleCard: { title: '实操演示', subtitle: '跟着步骤做一遍', hue: 150 },
    seconds: 26,
  },
  { name: 'review', titleCard: { title: '要点回顾', subtitle: '本章小结', hue: 20 }, seconds: 32 },
];

export const sounds = [{ name: 'listening', seconds: 20 }];

export const pictures = [
  { name: 'process', titleCard: { title: '操作流程图', subtitle: '六个步骤', hue: 190 } },
  { name: 'safety', titleCard: { title: '安全提示', subtitle: '上岗之前', hue: 40 } },
  { name: 'tools', titleCard: { title: '常用工具', subtitle: '认识与保养', hue: 280 } },
];

/** @type {Document[]} */
export const documents = [
  {
    name: 'handout',
    title: '课程讲义',
    chapters: [
      {
        heading: '一、学习目标',
        text: [
          '学完本课，能说出服务的基本流程，能按照规范独立完成一次完整的操作。',
          '学习时先看视频，再对照讲义复述每一步，最后完成练习。',
        ],
      },
      {
        heading: '二、操作步骤',
        text: [
          '准备工具，检查是否完好；与服务对象沟通需求，确认时间和范围。',
          '由上到下、由里到外进行操作，每完成一步都要检查一次。',
          '结束后整理工具，请服务对象确认并签字。',
        ],
      },
      {
        heading: '三、注意事项',
        text: [
          '用电用气之前先看说明。遇到意外先保证人身安全，再报告负责人。',
          '尊重服务对象的生活习惯，不议论、不外传。',
        ],
      },
    ],
  },
  {
    name: 'exercises',
    title: '练习与思考',
    chapters: [
      { heading: '练习一', text: ['请写出完整流程的六个步骤，并说明每一步的目的。'] },
      { heading: '练习二', text: ['如果服务对象临时改变要求，应当怎样沟通？请举例说明。'] },
    ],
  },
];
