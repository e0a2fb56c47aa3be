import type { Declaration } from '@edu/shared-utility';

export const declaration = (overrides: Partial<Declaration> = {}): Declaration => ({
  ...{
    id: 'd1',
    trainId: 'tr1',
    status: 'draft',
    title: '月嫂班',
    goal: '独立上岗',
    place: '科技园',
  },
  ...{ regionId: '440305', regionName: '广东省 / 深圳市 / 南山区', hours: 48, userCount: 30 },
  ...{ startsAt: '2026-03-01T02:00:00Z', endsAt: '2026-05-01T02:00:00Z' },
  ...{ enrolFrom: null, enrolUntil: null, tenantName: '阳光教育', organName: '总部' },
  ...{ branchName: '总部校区', createdByName: '王管理', submittedAt: null, decidedAt: null },
  ...{ reason: null, createdAt: '2026-02-01T02:00:00Z', updatedAt: '2026-02-01T02:00:00Z' },
  ...{ version: 3, remark: '说明', attachments: [], events: [], changed: [] },
  ...overrides,
});
