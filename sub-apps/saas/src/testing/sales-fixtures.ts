import type { CodeBatch, CourseOrder, RedemptionCode } from '@edu/shared-utility';

export const pageWith = <T>(list: readonly T[], total = list.length) => ({
  ...{ list: [...list], total },
  ...{ pageNum: 1, pageSize: 20 },
});

export const codeBatch = (overrides: Partial<CodeBatch> = {}): CodeBatch => ({
  ...{ id: 'b', name: '双十一', courseId: 'c', courseTitle: '母婴护理', state: 'ready' },
  ...{ count: 300, made: 300, redeemed: 12, withdrawn: 3, price: 9900, days: 90 },
  ...{ validUntil: '2030-12-31T16:00:00Z', isOver: false, jobId: 'j' },
  ...{ organId: 'o', branchId: null, branchName: null, createdByName: '陈晓阳' },
  ...{ createdAt: '2026-11-20T02:00:00Z', version: 3 },
  ...overrides,
});

export const redemptionCode = (
  last: string,
  overrides: Partial<RedemptionCode> = {},
): RedemptionCode => ({
  ...{ id: last, code: `****-****-${last}`, state: 'open' },
  ...{ redeemedAt: null, redeemedByName: null, orderId: null },
  ...overrides,
});

export const courseOrder = (overrides: Partial<CourseOrder> = {}): CourseOrder => ({
  ...{ id: 'o1', number: '20261123-483920', courseId: 'c', courseTitle: '母婴护理' },
  ...{ userId: 's1', personName: '学员1', phone: '139****0001', state: 'open', way: 'offline' },
  ...{ amount: 9950, refunded: 0, days: null, expiresAt: null, receipt: '', note: '' },
  ...{ reason: null, batchName: null, paidAt: null, refundedAt: null, cancelledAt: null },
  ...{ organId: 'o', branchId: null, branchName: null, createdByName: '陈晓阳' },
  ...{ createdAt: '2026-11-20T02:00:00Z', version: 3 },
  ...overrides,
});
