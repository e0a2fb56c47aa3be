import {
  type CertificateField,
  contract,
  type TemplateSettings,
} from '@edu/shared-utility/contract';
import { callOk } from './teach';
import type { CallOptions, TestServer } from './test-server';
import { jobOver } from './workbooks';

const boxAt = (y: number) => ({ x: 30, y, width: 200, fontSize: 8 });

export const field = (
  key: CertificateField['key'],
  y: number,
  overrides: Partial<CertificateField> = {},
): CertificateField => ({ id: `${key}-${y}`, key, ...boxAt(y), ...overrides });

/** A complete template. */
export const templateOf = (overrides: Partial<TemplateSettings> = {}): TemplateSettings => ({
  name: '结业证书',
  background: null,
  widthMm: 297,
  heightMm: 210,
  fields: [
    field('name', 60, { fontSize: 14, font: 'serif', align: 'center' }),
    field('text', 90, { text: '兹证明{name}完成培训，成绩合格。' }),
    field('certificateNo', 150),
    field('issuedAt', 170),
    field('qr', 150, { x: 245, width: 35 }),
  ],
  numberPattern: 'ZS{yyyy}{seq:4}',
  validMonths: 24,
  skill: '家政服务',
  ...overrides,
});

/** Creates an enabled template; returns its id. */
export async function enabledTemplate(
  server: TestServer,
  options: CallOptions,
  overrides: Partial<TemplateSettings> = {},
): Promise<string> {
  const { save } = contract.certificateTemplate;
  const { id } = await callOk(server, save, templateOf(overrides), options);
  await callOk(server, save, { id, status: 'enabled' }, options);
  return id;
}

/** Issues certificates to those students and waits for the job. */
export async function issued(
  server: TestServer,
  options: CallOptions,
  templateId: string,
  userIds: readonly string[],
) {
  const issueInput = { templateId, trainId: null, userIds, requestId: crypto.randomUUID() };
  const job = await callOk(server, contract.certificate.issue, issueInput, options);
  return jobOver(server, options.token ?? '', job.id);
}
