import {
  among,
  elsewhere,
  equals,
  type List,
  period,
  type Row,
  same,
  within,
  withinNamed,
  words,
} from './lists.rules';
import { sunrise } from './matrix.params';

/** Lists of people, their organisations and what they do. */
export const listsOfPeople: Readonly<Record<string, List>> = {
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
  'user.findSaas': { filters: { keyword: elsewhere('lists.test.ts') } },
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
  'audit.ofRow': {
    params: { kind: 'student', id: sunrise.userId },
    usual: '-createdAt',
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
  'organize.findPeople': {
    filters: {
      branchId: withinNamed('branchNames'),
      departmentId: withinNamed('departmentName'),
      kind: equals('kind'),
      keyword: words('name', 'phone'),
    },
  },
  'phrase.find': {
    key: 'key',
    params: { appname: 'saas', language: 'en-US', env: 'production', keyword: '课程' },
    filters: { state: elsewhere('wordings.test.ts') },
  },
  'registration.find': {
    usual: 'createdAt',
    filters: {
      state: equals('state'),
      kind: equals('kind'),
      keyword: words('name', 'creditCode'),
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
};
