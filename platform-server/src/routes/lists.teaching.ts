import {
  among,
  elsewhere,
  equals,
  type List,
  period,
  region,
  same,
  within,
  withinNamed,
  words,
} from './lists.rules';
import { sunrise } from './matrix.params';

const courses: List = {
  usual: '-updatedAt',
  filters: {
    keyword: words('title', 'teacherName'),
    categoryId: within('categoryId'),
    status: equals('status'),
    level: equals('level'),
    branchId: within('branchId'),
    teacherId: elsewhere('courses.test.ts'),
  },
};

/** Lists of courses, questions, exams, trainings and questionnaires. */
export const listsOfTeaching: Readonly<Record<string, List>> = {
  'course.findManageList': courses,
  'courseAdmin.findManageList': courses,
  'course.findOfTenants': {
    usual: '-publishedAt',
    ties: 'ascending',
    as: 'operator',
    filters: {
      keyword: words('title', 'teacherName', 'saasName'),
      status: equals('status'),
      saasId: same('saasId'),
    },
  },
  'course.findCourseGrantList': {
    usual: '-grantedAt',
    ties: 'ascending',
    filters: {
      courseId: same('courseId'),
      organ: same('organ'),
      audience: equals('audience'),
      status: equals('status'),
      expiringDays: {
        values: () => [30],
        selects: (row, value) =>
          row.status === 'active' &&
          row.expiresAt !== null &&
          Date.parse(row.expiresAt) <= Date.now() + 86_400_000 * value,
      },
      keyword: words('courseTitle', 'audienceName'),
    },
  },
  'course.findValidCourseList': {
    usual: '-publishedAt',
    ties: 'ascending',
    filters: { keyword: words('title') },
  },
  'course.findLearners': {
    usual: '-lastAt',
    ties: 'ascending',
    key: 'userId',
    params: { id: sunrise.courseId },
    filters: {
      keyword: words('name', 'phone'),
      finished: {
        values: () => [true, false],
        selects: (row, value) => (row.finishedAt !== null) === value,
      },
    },
  },
  'exam.findByCondition': {
    usual: '-createdAt',
    sorts: { startsAt: (row) => row.startsAt ?? row.createdAt },
    filters: {
      keyword: words('title'),
      status: equals('status'),
      phase: equals('phase'),
      paperId: { ...same('paperId'), values: (rows) => rows.flatMap((row) => row.paperId || []) },
      branchId: within('branchId'),
    },
  },
  'exam.board': {
    key: 'userId',
    part: 'sitters',
    params: { id: sunrise.examId },
    filters: { state: equals('state'), keyword: words('name') },
  },
  'examAnalysis.findScoreRanking': {
    usual: 'rank',
    ties: 'other',
    key: 'userId',
    params: { examId: sunrise.examId },
    filters: { departmentId: withinNamed('departmentName'), keyword: words('name') },
  },
  'examAnalysis.findScoreListByUser': {
    usual: '-submittedAt',
    ties: 'other',
    key: 'examId',
    params: { userId: sunrise.userId },
    filters: {},
  },
  'live.find': {
    usual: '-startsAt',
    ties: 'ascending',
    filters: {
      courseId: same('courseId'),
      branchId: within('branchId'),
      keyword: words('title', 'courseTitle', 'hostName'),
      state: equals('state'),
    },
  },
  'live.findAttendees': {
    usual: 'joinedAt',
    key: 'userId',
    params: { id: sunrise.runningId },
    filters: {},
  },
  'marking.findExams': { key: 'examId', filters: {} },
  'marking.findAnswers': {
    params: { examId: sunrise.examId },
    filters: { questionId: elsewhere('lists.test.ts'), done: elsewhere('marking.test.ts') },
  },
  'paper.findByCondition': {
    usual: '-updatedAt',
    filters: {
      keyword: words('title'),
      categoryId: within('categoryId'),
      status: { values: () => [0, 1, 2], selects: (row, value) => row.status === value },
      type: equals('type'),
      branchId: within('branchId'),
    },
  },
  'paper.findNotExitListByIds': {
    params: { id: sunrise.paperId },
    filters: {
      type: equals('type'),
      title: words('text'),
      categoryId: within('categoryId'),
      difficulty: same('difficulty'),
    },
  },
  'question.getQuestionList': {
    usual: '-updatedAt',
    filters: {
      keyword: words('text', 'points'),
      type: equals('type'),
      difficulty: equals('difficulty'),
      categoryId: within('categoryId'),
      status: equals('status'),
      point: among('points'),
      branchId: within('branchId'),
    },
  },
  'questionnaire.find': {
    usual: '-createdAt',
    ties: 'ascending',
    filters: {
      keyword: words('title'),
      status: equals('status'),
      branchId: withinNamed('branchName'),
    },
  },
  'questionnaire.texts': {
    usual: '-answeredAt',
    ties: 'other',
    key: 'answeredAt',
    params: { id: sunrise.questionnaireId, questionId: 'q2' },
    filters: period('answeredAt'),
  },
  'questionnaire.answers': {
    usual: '-answeredAt',
    ties: 'ascending',
    params: { id: sunrise.questionnaireId },
    filters: period('answeredAt'),
  },
  'studentCourse.findCourseList': {
    as: 'student',
    filters: {
      keyword: words('title'),
      categoryId: within('categoryId'),
      state: elsewhere('learning.test.ts'),
    },
  },
  'train.findByCondition': {
    usual: '-createdAt',
    filters: {
      keyword: words('title'),
      status: equals('status'),
      phase: equals('phase'),
      regionId: region('regionName'),
      branchId: within('branchId'),
    },
  },
  'train.findUserStudyBasicInfoList': {
    usual: '-progress',
    ties: 'other',
    key: 'userId',
    params: { trainId: sunrise.trainId },
    filters: { keyword: words('name', 'phone'), status: equals('status') },
  },
  'trainItem.findTrainUserExamWithPage': {
    usual: '-score',
    ties: 'other',
    key: 'userId',
    params: { itemId: sunrise.trainItemId },
    filters: { keyword: words('name') },
  },
  'trainItem.findScoreListByUser': {
    key: 'itemId',
    params: { trainId: sunrise.trainId, userId: sunrise.userId },
    hasNoRows: true,
    filters: {},
  },
  'trainUser.findByCondition': {
    usual: '-joinedAt',
    ties: 'ascending',
    params: { trainId: sunrise.trainId },
    filters: { keyword: words('name', 'phone') },
  },
  'trainUser.findOrganUserByCondition': {
    usual: 'name',
    key: 'userId',
    params: { trainId: sunrise.trainId },
    filters: {
      keyword: words('name', 'phone'),
      departmentId: withinNamed('departmentName'),
    },
  },
};
