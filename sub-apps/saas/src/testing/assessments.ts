import type { Assessment, TalentProfile } from '@edu/shared-utility';

export const assessment = (overrides: Partial<Assessment> = {}): Assessment => ({
  ...{ id: 'a1', userId: 's1', name: '李同学', phone: '138****0001', skill: '母婴护理', level: 4 },
  ...{ status: 'registered', appointedAt: null, place: '', score: null, assessor: '' },
  ...{ remarks: '', reason: null, certificateId: null, certificateNo: null, branchId: 'b' },
  ...{ branchName: '总部校区', createdAt: '2026-02-01T02:00:00Z' },
  ...{ updatedAt: '2026-02-01T02:00:00Z', version: 2 },
  ...overrides,
});

export const talent = (overrides: Partial<TalentProfile> = {}): TalentProfile => ({
  ...{ userId: 's1', name: '李同学', phone: '138****0001', idNumber: null, skills: ['母婴护理'] },
  ...{ validCount: 1, certificateCount: 2, score: 92.5, regionName: '上海市 / 浦东新区' },
  ...{ departmentName: '教学部', branchName: '总部校区', certifiedAt: '2026-03-01T02:00:00Z' },
  certificates: [
    {
      ...{ id: 'c1', certificateNo: 'ZS1', templateName: '结业证书', trainTitle: null },
      ...{ status: 'valid', issuedAt: '2026-03-01T02:00:00Z', expiresAt: null, reason: null },
      ...{ skill: '母婴护理', score: '92.5' },
    },
    {
      ...{ id: 'c2', certificateNo: 'ZS2', templateName: '上岗证', trainTitle: null },
      ...{ status: 'revoked', issuedAt: '2025-03-01T02:00:00Z', expiresAt: null },
      ...{ reason: '信息有误', skill: '', score: '' },
    },
  ],
  assessments: [],
  trainings: [{ id: 't1', title: '岗前培训', hours: 48, passedAt: null }],
  ...overrides,
});
