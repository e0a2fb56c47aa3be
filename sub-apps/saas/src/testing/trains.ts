import type {
  StudyBasic,
  Train,
  TrainStatistic,
  TrainSummary,
  TrainUser,
} from '@edu/shared-utility';

export const trainRow = (id: string, title: string, overrides: Partial<TrainSummary> = {}) =>
  ({
    ...{ id, title, cover: null, status: 'draft', phase: null, userCount: 0, passedCount: 0 },
    ...{ itemCount: 2, hours: 12, regionName: null, organId: 'o', branchId: null },
    ...{ branchName: null, createdByName: null, version: 3 },
    startsAt: '2030-01-01T16:00:00.000Z',
    endsAt: '2030-01-31T16:00:00.000Z',
    createdAt: '2026-03-01T08:00:00.000Z',
    updatedAt: '2026-03-02T08:00:00.000Z',
    ...overrides,
  }) satisfies TrainSummary;

export const wholeTrain = (overrides: Partial<Train> = {}): Train => ({
  ...trainRow('t', '岗前培训'),
  ...{ coverUploadId: null, goal: '', description: '', place: '', regionId: null },
  ...{ enrolFrom: null, enrolUntil: null, certificateTemplateId: null },
  ...{ certificateTemplateName: null, problems: [], link: null, mayWrite: true },
  pass: { items: 'required', exams: 'passed' },
  items: [],
  ...overrides,
});

export const trainUser = (
  id: string,
  name: string,
  overrides: Partial<TrainUser> = {},
): TrainUser => ({
  ...{ id, userId: `s-${id}`, name, phone: '138****0001', departmentName: null },
  ...{ joinedAt: '2026-03-01T02:00:00Z', by: 'staff', progress: 0, status: 'notStarted' },
  ...overrides,
});

/** A member who has passed. */
export const learner = (userId: string, name: string, overrides: Partial<StudyBasic> = {}) =>
  ({
    ...{ userId, name, phone: '138****0001', departmentName: null, progress: 1 },
    ...{ studyMinutes: 90, status: 'finished', passedAt: '2026-03-02T02:00:00Z' },
    certificateNo: null,
    ...overrides,
  }) satisfies StudyBasic;

export const statistic = (): TrainStatistic => ({
  ...{ trainId: 't', enrolled: 10, studying: 4, finished: 5, progress: 0.6 },
  ...{ examPassingRate: 0.8, certificatesIssued: 3 },
  items: [{ itemId: 'i1', title: '结业考试', kind: 'exam', started: 8, done: 5 }],
});
