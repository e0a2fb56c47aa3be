import type { Train, TrainSummary } from '@edu/shared-utility';

export const trainRow = (id: string, title: string, more: Partial<TrainSummary> = {}) =>
  ({
    ...{ id, title, cover: null, status: 'draft', phase: null, userCount: 0, passedCount: 0 },
    ...{ itemCount: 2, hours: 12, regionName: null, organId: 'o', branchId: null },
    ...{ branchName: null, createdByName: null, version: 3 },
    startsAt: '2030-01-01T16:00:00.000Z',
    endsAt: '2030-01-31T16:00:00.000Z',
    createdAt: '2026-03-01T08:00:00.000Z',
    updatedAt: '2026-03-02T08:00:00.000Z',
    ...more,
  }) satisfies TrainSummary;

export const wholeTrain = (more: Partial<Train> = {}): Train => ({
  ...trainRow('t', '岗前培训'),
  ...{ coverUploadId: null, goal: '', description: '', place: '', regionId: null },
  ...{ enrolFrom: null, enrolUntil: null, certificateTemplateId: null },
  ...{ certificateTemplateName: null, problems: [], link: null, mayWrite: true },
  pass: { items: 'required', exams: 'passed' },
  items: [],
  ...more,
});
