import {
  conditionOn,
  degrees,
  type PlannedQuestionnaire,
  page,
  question,
} from './questionnaire-form';

/** Questionnaires of the demo that people can answer. */
export const publishedQuestionnaires: readonly PlannedQuestionnaire[] = [
  {
    ...{ key: 'satisfaction', branch: 'main', title: '秋季班教学满意度调查', state: 'published' },
    intro: '感谢参加秋季班。请用三分钟告诉我们您的感受，问卷匿名，结果只用于改进教学。',
    thanks: '谢谢您的意见，我们会在下一期培训中改进。',
    ...{ anonymous: true, byLink: true, trains: ['running'], days: [-28, -1], answers: 186 },
    content: {
      sections: [
        page('s1', '总体感受', [
          question('q1', 'nps', '您有多大可能把本培训推荐给朋友？', {
            help: '0 为完全不会，10 为一定会',
          }),
          question('q2', 'paragraph', '哪些地方让您不愿推荐？', {
            ...{ required: false, showIf: conditionOn('q1', 'less', '7') },
          }),
          question('q3', 'stars', '您给授课老师打几颗星？'),
        ]),
        page('s2', '课程与服务', [
          question('q4', 'matrix', '您对以下方面是否满意？', {
            ...{ of: degrees, lines: ['课程内容', '实训设备', '教学环境', '班主任服务'] },
          }),
          question('q5', 'multiple', '您最希望增加哪些内容？', {
            ...{ of: ['老人照护', '母婴护理', '家庭烹饪', '收纳整理', '沟通礼仪'], min: 1, max: 3 },
          }),
          question('q6', 'single', '您愿意接受电话回访吗？', { of: ['愿意', '不愿意'] }),
          question('q7', 'text', '方便回访的时间', {
            ...{ required: false, showIf: conditionOn('q6', 'is', 'o1') },
          }),
        ]),
      ],
    },
  },
  {
    ...{ key: 'needs', branch: 'main', title: '冬季班培训需求调研', state: 'published' },
    intro: '冬季班将于下月开班，请告诉我们您想学什么、什么时间方便。',
    ...{ anonymous: true, byLink: true, trains: [], days: [-14, -1], answers: 92, limit: 300 },
    closes: 12,
    content: {
      sections: [
        page(
          's1',
          '',
          [
            question('q1', 'single', '您目前是否从事家政相关工作？', {
              of: ['是', '否', '准备入行'],
            }),
            question('q2', 'number', '您从业多少年？', {
              ...{ min: 0, max: 50, showIf: conditionOn('q1', 'is', 'o1') },
            }),
          ],
          { jumps: [{ when: conditionOn('q1', 'is', 'o2'), to: 's3' }] },
        ),
        page('s2', '想学的内容', [
          question('q3', 'multiple', '您想参加哪些方向的培训？', {
            of: ['月嫂', '育婴', '养老护理', '家庭保洁', '家电清洗', '收纳'],
          }),
          question('q4', 'date', '您最早哪天可以开始上课？', { required: false }),
        ]),
        page('s3', '其他', [
          question('q5', 'single', '您从哪里了解到我们？', {
            of: ['朋友介绍', '社区宣传', '网络', '用人单位', '其他'],
          }),
          question('q6', 'paragraph', '还有什么想对我们说？', { required: false }),
        ]),
      ],
    },
  },
  {
    ...{ key: 'teacher', branch: 'main', title: '急救课程课后评价', state: 'published' },
    ...{ intro: '请在课后三天内完成。', anonymous: false, byLink: false },
    ...{ trains: ['running', 'first-aid'], days: [-9, -1], answers: 48 },
    content: {
      sections: [
        page('s1', '', [
          question('q1', 'stars', '课程整体评分'),
          question('q2', 'single', '课程难度如何？', { of: ['偏难', '合适', '偏易'] }),
          question('q3', 'single', '您能独立完成心肺复苏吗？', {
            of: ['能', '需要提示', '还不能'],
          }),
          question('q4', 'paragraph', '对老师的建议', { required: false }),
        ]),
      ],
    },
  },
];
