import type { TrainSummary } from '@edu/shared-utility';

/** A published training of a year. */
export const trainRow = (id: string, title: string): TrainSummary => ({
  ...{ id, title, cover: null, status: 'published', phase: 'running' },
  ...{ startsAt: '2026-01-01T00:00:00Z', endsAt: '2027-01-01T00:00:00Z', hours: 0 },
  ...{ userCount: 3, passedCount: 0, itemCount: 1, regionName: null },
  ...{ organId: 'o', branchId: null, branchName: null, createdByName: null },
  ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', version: 1 },
});
