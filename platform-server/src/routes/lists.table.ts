import {
  among,
  elsewhere,
  equals,
  period,
  type Row,
  type Rule,
  same,
  within,
  withinNamed,
  words,
} from './lists.rules';
import { sunrise } from './matrix.params';

/** A list of the contract: the order of its rows, and what each of its filters selects. */
export interface List {
  /** Order without `sort`, as a sort is written: a field, after `-` in descending order. */
  readonly usual?: string;
  /** What a sort compares, where it is not the field of that name; null if the rows do not show it. */
  readonly sorts?: Readonly<Record<string, ((row: Row) => unknown) | null>>;
  /** How rows of equal sort values are ordered by their id: like the sort, always ascending, or not by it. */
  readonly ties?: 'ascending' | 'other';
  readonly filters: Readonly<Record<string, Rule | null>>;
  /** Identifies a row; `id` by default. */
  readonly key?: string;
  /** The member of the reply that is the list, if not the reply itself. */
  readonly part?: string;
  /** The largest page, if not 200. */
  readonly most?: number;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly as?: 'operator' | 'student';
}

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

const applications: List = {
  usual: '-appliedAt',
  filters: {
    keyword: words('resourceTitle', 'ownerOrgan', 'applicantOrgan'),
    status: equals('status'),
  },
};

export const lists: Readonly<Record<string, List>> = {
  'account.findActivity': {
    usual: '-happenedAt',
    filters: {},
  },
  'department.findByCondition': {
    filters: { keyword: words('name'), parentId: same('parentId') },
  },
  'role.findByCondition': { filters: { keyword: words('name') } },
  'user.findByCondition': {
    usual: '-createdAt',
    key: 'userId',
    ties: 'other',
    sorts: { phone: null },
    filters: {
      keyword: words('name', 'phone'),
      departmentId: same('departmentId'),
      branchId: within('branchId'),
      status: equals('status'),
    },
  },
  'user.findProfiles': {
    usual: '-updatedAt',
    filters: { keyword: words('name', 'phone'), accountId: same('accountId') },
  },
  'user.findSaas': { filters: { keyword: elsewhere('saas.test.ts') } },
  'administrator.findByCondition': {
    usual: '-createdAt',
    filters: {
      keyword: words('name', 'phone'),
      status: equals('status'),
      roleId: {
        values: (rows) => rows.flatMap((row) => row.roles.map((role: Row) => role.id)),
        selects: (row, value) => row.roles.some((role: Row) => role.id === value),
      },
      branchId: {
        values: (rows) => rows.flatMap((row) => row.branches.map((branch: Row) => branch.id)),
        selects: (row, value, trees) =>
          row.branches.some((branch: Row) => trees.below(value).has(branch.id)),
      },
    },
  },
  'announcement.find': {
    usual: '-createdAt',
    filters: { state: equals('state'), keyword: words('title', 'text') },
  },
  'announcement.receipts': {
    key: 'memberId',
    params: { id: sunrise.sentId },
    filters: {
      read: { selects: (row, value) => (row.readAt !== null) === (value === 'yes') },
      keyword: words('name'),
    },
  },
  'article.findByCondition': {
    usual: '-updatedAt',
    params: { kind: 'article' },
    filters: {
      keyword: words('title'),
      status: equals('status'),
      isShown: { values: () => [true, false], selects: (row, value) => row.isShown === value },
      categoryId: within('categoryId'),
      author: words('authors'),
      branchId: within('branchId'),
    },
  },
  'article.findPublished': {
    usual: '-publishedAt',
    ties: 'ascending',
    filters: { kind: equals('kind'), keyword: words('title', 'summary') },
  },
  'assessment.findByCondition': {
    usual: '-createdAt',
    filters: {
      keyword: {
        ...words('name', 'skill', 'certificateNo'),
        selects: (row, value: string) =>
          `${row.name} ${row.skill}`.includes(value) || row.certificateNo === value,
      },
      status: equals('status'),
      skill: same('skill'),
      level: same('level'),
      branchId: within('branchId'),
      ...period('appointedAt'),
    },
  },
  'audit.findByCondition': {
    usual: '-createdAt',
    filters: {
      action: same('action'),
      group: {
        selects: (row, value) => row.action === value || row.action.startsWith(`${value}.`),
      },
      accountId: same('accountId'),
      target: same('target'),
      ...period('createdAt'),
    },
  },
  'audit.ofRow': { params: { kind: 'student', id: sunrise.userId }, filters: {} },
  'certificate.findByCondition': {
    usual: '-issuedAt',
    filters: {
      keyword: words('certificateNo', 'name'),
      trainId: same('trainId'),
      templateId: same('templateId'),
      branchId: withinNamed('branchName'),
      status: equals('status'),
      ...period('issuedAt'),
    },
  },
  'certificateTemplate.findByCondition': {
    usual: '-updatedAt',
    filters: { keyword: words('name'), status: equals('status') },
  },
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
  'courseOrder.find': {
    usual: '-createdAt',
    filters: {
      keyword: words('number', 'personName', 'courseTitle'),
      state: equals('state'),
      way: equals('way'),
      courseId: same('courseId'),
      branchId: within('branchId'),
      ...period('createdAt'),
      paidFrom: period('paidAt').from,
      paidTo: period('paidAt').to,
    },
  },
  'declaration.findByCondition': {
    usual: '-createdAt',
    ties: 'ascending',
    filters: {
      keyword: words('title'),
      status: equals('status'),
      regionId: elsewhere('declarations.test.ts'),
      branchId: withinNamed('branchName'),
    },
  },
  'declarationReview.find': {
    as: 'operator',
    ties: 'ascending',
    filters: { keyword: words('title', 'organName', 'tenantName'), status: equals('status') },
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
  'inbox.find': {
    as: 'student',
    usual: '-sentAt',
    filters: {
      read: { selects: (row, value) => (row.readAt !== null) === (value === 'yes') },
      keyword: words('title', 'text'),
    },
  },
  'invitation.find': {
    usual: '-createdAt',
    filters: {},
  },
  'job.findByCondition': {
    usual: '-createdAt',
    filters: { state: equals('state'), scope: elsewhere('jobs.test.ts') },
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
    filters: { questionId: elsewhere('marking.test.ts'), done: elsewhere('marking.test.ts') },
  },
  'news.find': {
    usual: '-publishedAt',
    ties: 'ascending',
    most: 20,
    filters: {},
  },
  'organize.findPeople': {
    filters: {
      branchId: withinNamed('branchNames'),
      departmentId: withinNamed('departmentName'),
      kind: equals('kind'),
      keyword: words('name', 'phone'),
    },
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
  'phrase.find': {
    key: 'key',
    params: { appname: 'saas', language: 'en-US', env: 'production', keyword: '课程' },
    filters: { state: elsewhere('wordings.test.ts') },
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
  'redemption.findBatches': {
    usual: '-createdAt',
    filters: {
      keyword: words('name', 'courseTitle'),
      courseId: same('courseId'),
      state: {
        selects: (row, value: string) =>
          value === 'over' ? row.isOver : row.state === value && !(value === 'ready' && row.isOver),
      },
    },
  },
  'redemption.findCodes': {
    usual: '-redeemedAt',
    ties: 'ascending',
    params: { batchId: sunrise.batchId },
    filters: {
      state: equals('state'),
      keyword: words('redeemedByName'),
    },
  },
  'resApplication.findValidCopyrightUnits': {
    usual: 'name',
    filters: { keyword: words('name') },
  },
  'resApplication.findCopyrightUnits': {
    usual: 'name',
    filters: { keyword: words('name') },
  },
  'resApplication.getPageList': applications,
  'resApplication.findResourceApplicationByReqWithPage': applications,
  'registration.find': {
    usual: 'createdAt',
    filters: {
      state: equals('state'),
      kind: equals('kind'),
      keyword: words('name', 'creditCode'),
    },
  },
  'resource.findByConditionWithPage': {
    usual: '-createdAt',
    filters: {
      keyword: words('title', 'fileName'),
      kind: equals('kind'),
      status: equals('status'),
      categoryId: within('categoryId'),
      branchId: within('branchId'),
      from: elsewhere('resources.test.ts'),
      usable: elsewhere('resources.test.ts'),
    },
  },
  'saas.findByCondition': {
    usual: '-createdAt',
    as: 'operator',
    filters: { keyword: words('name'), status: equals('status') },
  },
  'statistics.getUserStudyOrExamCountList': {
    key: 'userId',
    usual: '-studyMinutes',
    ties: 'other',
    params: { reach: 'organ' },
    filters: {
      saasId: elsewhere('statistics.test.ts'),
      organId: elsewhere('statistics.test.ts'),
      branchId: elsewhere('statistics.test.ts'),
      regionId: elsewhere('statistics.test.ts'),
      from: elsewhere('statistics.test.ts'),
      to: elsewhere('statistics.test.ts'),
    },
  },
  'studentAccount.find': {
    usual: '-lastLoginAt',
    key: 'userId',
    ties: 'other',
    sorts: { lastLoginAt: (row) => row.login?.lastLoginAt ?? null },
    filters: {
      keyword: words('name', 'phone'),
      departmentId: {
        ...withinNamed('departmentName'),
        selects: (row, value, trees) => trees.named(row.departmentName).includes(value),
      },
      branchId: withinNamed('branchName'),
      status: equals('status'),
      account: { selects: (row, value) => (row.login !== null) === (value === 'with') },
    },
  },
  'studentCourse.findCourseList': {
    as: 'student',
    filters: {
      keyword: words('title'),
      categoryId: within('categoryId'),
      state: elsewhere('learning.test.ts'),
    },
  },
  'talent.findByCondition': {
    usual: '-certifiedAt',
    key: 'userId',
    filters: {
      keyword: words('name', 'phone'),
      skill: among('skills'),
      regionId: elsewhere('talent.test.ts'),
      branchId: withinNamed('branchName'),
      minScore: {
        values: (rows) => rows.flatMap((row) => row.score ?? []).slice(0, 1),
        selects: (row, value) => row.score !== null && row.score >= value,
      },
      standing: { selects: (row, value) => row.validCount > 0 === (value === 'valid') },
    },
  },
  'teacher.find': {
    usual: '-createdAt',
    filters: {
      keyword: words('name', 'staffNumber', 'phone'),
      departmentId: same('departmentId'),
      branchId: within('branchId'),
      status: equals('status'),
      subject: among('subjects'),
    },
  },
  'train.findByCondition': {
    usual: '-createdAt',
    filters: {
      keyword: words('title'),
      status: equals('status'),
      phase: equals('phase'),
      regionId: elsewhere('trains.test.ts'),
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
