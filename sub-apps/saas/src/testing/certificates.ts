import type { Certificate, CertificateTemplate } from '@edu/shared-utility';

export const certificate = (overrides: Partial<Certificate> = {}): Certificate => ({
  ...{ id: 'c1', certificateNo: 'ZS20260001', templateId: 't1', templateName: '结业证书' },
  ...{ userId: 's1', name: '李同学', trainId: null, trainTitle: null, status: 'valid' },
  ...{ issuedAt: '2026-03-01T02:00:00Z', expiresAt: null, revokedAt: null, reason: null },
  ...{ replacedByNo: null, branchName: '总部校区', version: 1 },
  ...overrides,
});

export const template = (overrides: Partial<CertificateTemplate> = {}): CertificateTemplate => ({
  ...{ id: 't1', name: '结业证书', background: null, widthMm: 297, heightMm: 210 },
  fields: [
    { id: 'name', key: 'name', x: 30, y: 60, width: 200, fontSize: 14 },
    { id: 'no', key: 'certificateNo', x: 30, y: 150, width: 100, fontSize: 5 },
  ],
  ...{ numberPattern: 'ZS{yyyy}{seq:4}', validMonths: null, skill: '', status: 'draft' },
  ...{ backgroundUrl: null, issuedCount: 0, organId: 'o', branchId: null, branchName: null },
  ...{ createdAt: '2026-03-01T02:00:00Z', updatedAt: '2026-03-01T02:00:00Z', version: 3 },
  ...overrides,
});
