import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { numberOf, patternOf } from '../domain/certificates/number-pattern';
import { dayOf, monthsLater } from '../domain/certificates/print';
import { plannedTemplates } from './certificate-plan';
import { DAY } from './day';
import { seedId } from './seed-id';
import { seedStudents } from './students';

const tenantId = seedId('tenant:sunrise');
/** Phone number series of each organisation's students, and the organisation's name. */
const organs: Readonly<Record<string, { readonly series: number; readonly name: string }>> = {
  head: { series: 6, name: '阳光教育总部' },
  vocational: { series: 2, name: '阳光职业培训中心' },
};
const author = seedId('account:13900000001');

const templateId = (index: number): string => seedId(`certificate-template:sunrise:${index}`);
const dateDaysAgo = (daysAgo: number): Date =>
  new Date(Math.floor(Date.now() / 1000) * 1000 - daysAgo * DAY);

interface Holder {
  readonly memberId: string;
  readonly name: string;
  readonly idNumber: string | null;
}

/** The people whom a template was issued to: its organisation's students in turn, and the demo's student account. */
function holders(organ: string, count: number, from: number): Holder[] {
  const { series = 6 } = organs[organ] ?? {};
  const ownStudents = seedStudents(from + count, series)
    .slice(from)
    .map((seedStudent) => ({
      memberId: seedId(`member:sunrise:${seedStudent.phone}`),
      name: seedStudent.name,
      idNumber: seedStudent.idNumber,
    }));
  const student = {
    memberId: seedId('member:sunrise:13900000006'),
    name: '李学员',
    idNumber: null,
  };
  return organ === 'head' && from === 0 ? [...ownStudents.slice(1), student] : ownStudents;
}

/** Templates and certificates issued from them, which are signed on first use. */
export async function seedCertificates(tx: Tx): Promise<void> {
  const counters = new Map<string, number>();
  for (const [index, planned] of plannedTemplates.entries()) {
    const { organ, branch, state, issued, train, hours, settings } = planned;
    const { widthMm, heightMm, ...columns } = settings;
    const organKey = {
      tenantId,
      organId: seedId(`organ:sunrise:${organ}`),
      branchId: seedId(`branch:sunrise:${branch}`),
    };
    const createdAt = dateDaysAgo(200 - index * 10);
    await tx.insert(t.certificateTemplate).values({
      ...{ ...organKey, ...columns, state, createdAt, updatedAt: createdAt, createdBy: author },
      ...{ id: templateId(index), width: widthMm * 10, height: heightMm * 10, issuedCount: issued },
    });
    if (issued === 0) continue;
    const rows = holders(organ, issued, index * 5).map(({ memberId, name, idNumber }, i) => {
      const issuedAt = dateDaysAgo(170 - Math.floor((i * 165) / issued));
      const datedPattern = patternOf(settings.numberPattern, dayOf(issuedAt));
      const running = (counters.get(datedPattern) ?? 0) + 1;
      counters.set(datedPattern, running);
      const isRevoked = i % 19 === 18;
      return {
        ...{ ...organKey, memberId, name, issuedAt, createdAt: issuedAt, createdBy: author },
        ...{ id: seedId(`certificate:sunrise:${index}:${i}`), templateId: templateId(index) },
        number: numberOf(datedPattern, running),
        values: {
          ...{ name, idNumber: idNumber ?? '', trainTitle: train, hours },
          ...{ organName: organs[organ]?.name ?? '', score: String(72 + ((i * 7) % 27)) },
          photoId: null,
        },
        expiresAt: monthsLater(issuedAt, settings.validMonths),
        ...(isRevoked && { revokedAt: dateDaysAgo(1), reason: '信息有误' }),
        credential: '',
      };
    });
    await tx.insert(t.certificate).values(rows);
  }
  await tx
    .insert(t.certificateCounter)
    .values([...counters].map(([pattern, last]) => ({ tenantId, pattern, last })));
}
