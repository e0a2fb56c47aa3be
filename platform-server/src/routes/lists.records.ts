import {
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

const applications: List = {
  usual: '-appliedAt',
  filters: {
    keyword: words('resourceTitle', 'ownerOrgan', 'applicantOrgan'),
    status: equals('status'),
  },
};

/** Lists of articles, resources, orders, certificates and declarations. */
export const listsOfRecords: Readonly<Record<string, List>> = {
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
      regionId: region('regionName'),
      branchId: withinNamed('branchName'),
    },
  },
  'declarationReview.find': {
    as: 'operator',
    ties: 'ascending',
    filters: { keyword: words('title', 'organName', 'tenantName'), status: equals('status') },
  },
  'news.find': {
    usual: '-publishedAt',
    ties: 'ascending',
    most: 20,
    filters: {},
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
  'resource.findByConditionWithPage': {
    usual: '-createdAt',
    filters: {
      keyword: words('title', 'fileName'),
      kind: equals('kind'),
      status: equals('status'),
      categoryId: within('categoryId'),
      branchId: within('branchId'),
      from: elsewhere('resource-reach.test.ts'),
      usable: elsewhere('lists.test.ts'),
    },
  },
};
