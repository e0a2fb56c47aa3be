import { publishedQuestionnaires } from './published-questionnaires';
import { degrees, type PlannedQuestionnaire, page, question } from './questionnaire-form';

/** Questionnaires of the demo in all states. */
export const plannedQuestionnaires: readonly PlannedQuestionnaire[] = [
  ...publishedQuestionnaires,
  {
    ...{ key: 'canteen', branch: 'main', title: '食堂与住宿满意度', state: 'closed' },
    ...{ intro: '本问卷匿名。', anonymous: true, byLink: true, trains: [] },
    ...{ days: [-75, -45], answers: 130 },
    content: {
      sections: [
        page('s1', '', [
          question('q1', 'matrix', '请评价以下方面', {
            ...{ of: degrees, lines: ['菜品口味', '价格', '卫生', '住宿条件'] },
          }),
          question('q2', 'number', '您每天在食堂大约花费多少元？', { min: 0, max: 200 }),
          question('q3', 'multiple', '您希望食堂增加什么？', {
            ...{ of: ['早餐品种', '素食', '夜宵', '自选小份菜'], required: false },
          }),
        ]),
      ],
    },
  },
  {
    ...{ key: 'employers', branch: 'east', title: '用人单位回访问卷', state: 'closed' },
    ...{ intro: '请用人单位负责人填写。', anonymous: true, byLink: true, trains: [] },
    ...{ days: [-120, -80], answers: 34 },
    content: {
      sections: [
        page('s1', '', [
          question('q1', 'text', '单位名称', { required: false }),
          question('q2', 'single', '单位规模', { of: ['50 人以下', '50–200 人', '200 人以上'] }),
          question('q3', 'nps', '您会继续招聘我们的学员吗？'),
          question('q4', 'paragraph', '学员还需要提高哪些能力？', { required: false }),
        ]),
      ],
    },
  },
  {
    ...{ key: 'draft', branch: 'main', title: '讲师授课意向登记', state: 'draft' },
    ...{ intro: '', anonymous: false, byLink: false, trains: [], days: [-1, -1], answers: 0 },
    content: {
      sections: [
        page('s1', '', [
          question('q1', 'multiple', '您能讲授哪些课程？', { of: ['急救', '营养', '礼仪'] }),
          question('q2', 'date', '您从哪天起可以授课？'),
        ]),
      ],
    },
  },
];
