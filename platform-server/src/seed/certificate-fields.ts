import type { CertificateField } from '@edu/shared-utility/contract';

const line = (
  key: CertificateField['key'],
  y: number,
  overrides: Partial<CertificateField> = {},
): CertificateField => ({
  ...{ id: `${key}-${y}`, key, x: 48.5, y, width: 200, fontSize: 6, align: 'center' },
  ...overrides,
});

const textLine = (text: string, y: number, overrides: Partial<CertificateField> = {}) =>
  line('text', y, { text, ...overrides });

export const landscapeFields = (title: string, sentence: string): CertificateField[] => [
  textLine(title, 34, { fontSize: 16, font: 'serif', colour: '#8a1f1f' }),
  line('name', 66, { fontSize: 12, font: 'sansBold' }),
  textLine(sentence, 88, { x: 38.5, width: 220, fontSize: 7 }),
  textLine('特发此证，以资证明。', 108, { fontSize: 7 }),
  textLine('证书编号：{certificateNo}', 160, { x: 30, width: 110, fontSize: 5, align: 'left' }),
  textLine('有效期至：{expiresAt}', 168, { x: 30, width: 110, fontSize: 5, align: 'left' }),
  line('organName', 150, { x: 160, width: 80, fontSize: 6 }),
  line('issuedAt', 162, { x: 160, width: 80, fontSize: 6 }),
  line('qr', 150, { x: 246, width: 28, height: 28 }),
];

export const upright: CertificateField[] = [
  textLine('职业技能证书', 40, {
    x: 15,
    width: 180,
    fontSize: 14,
    font: 'serif',
    colour: '#1d3f72',
  }),
  line('name', 84, { x: 15, width: 180, fontSize: 12, font: 'sansBold' }),
  textLine('证件号码：{idNumber}', 106, { x: 15, width: 180 }),
  textLine('经考核合格，准予从事{trainTitle}相关工作。', 122, { x: 15, width: 180 }),
  line('qr', 200, { x: 90, width: 30, height: 30 }),
  textLine('No. {certificateNo}', 236, { x: 15, width: 180, fontSize: 5 }),
  textLine('{organName}　{issuedAt}', 250, { x: 15, width: 180, fontSize: 5 }),
];
