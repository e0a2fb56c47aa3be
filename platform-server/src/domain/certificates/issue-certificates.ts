import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { certificate, certificateTemplate } from '../../db/schema';
import { auditEach } from '../audit';
import { changesOf } from '../audit-changes';
import { signCredential } from './credential';
import { type IssuedCertificate, type Issuing, type Person, valuesOf } from './issuing';
import { numberOf, patternOf } from './number-pattern';
import { takeNumbers } from './numbers';
import { dayOf, monthsLater } from './print';
import { currentKey } from './signing-keys';

/** Issues signed certificates with unused numbers. To be run as the system, with the template locked. */
export async function issueTo(
  tx: Tx,
  issuing: Issuing,
  people: readonly Person[],
): Promise<IssuedCertificate[]> {
  if (people.length === 0) return [];
  const { tenantId, organId, branchId, accountId, template, train, secret, origin, replaces } =
    issuing;
  const issuedAt = new Date();
  issuedAt.setUTCMilliseconds(0);
  const expiresAt = monthsLater(issuedAt, template.validMonths);
  const datedPattern = patternOf(template.numberPattern, dayOf(issuedAt));
  const key = await currentKey(tx, secret, tenantId);
  const { id: templateId, name: templateName, skill } = template;
  const newCertificates: IssuedCertificate[] = [];
  // Another pattern may have produced a number already: people whose row conflicts get the next one.
  for (let remaining = [...people]; remaining.length > 0; ) {
    const first = await takeNumbers(tx, { tenantId, datedPattern }, remaining.length);
    const rows = await Promise.all(
      remaining.map(async (person, index) => {
        const identification = {
          id: crypto.randomUUID(),
          number: numberOf(datedPattern, first + index),
        };
        const values = valuesOf(issuing, person);
        const fields = {
          ...identification,
          templateId,
          templateName,
          skill,
          values,
          issuedAt,
          expiresAt,
        };
        return {
          ...{
            ...identification,
            tenantId,
            organId,
            branchId,
            templateId,
            values,
            issuedAt,
            expiresAt,
          },
          memberId: person.memberId,
          trainId: train?.id ?? null,
          name: person.name,
          credential: await signCredential(fields, origin, key),
          createdBy: accountId,
        };
      }),
    );
    const stored = await tx
      .insert(certificate)
      .values(rows)
      .onConflictDoNothing({ target: [certificate.tenantId, certificate.number] })
      .returning({
        id: certificate.id,
        number: certificate.number,
        memberId: certificate.memberId,
      });
    const holderIds = new Set(stored.map(({ memberId }) => memberId));
    newCertificates.push(
      ...stored.map(({ memberId, ...fields }) => ({ ...fields, memberId: memberId ?? '' })),
    );
    remaining = remaining.filter(({ memberId }) => !holderIds.has(memberId));
  }
  await tx
    .update(certificateTemplate)
    .set({ issuedCount: sql`${certificateTemplate.issuedCount} + ${newCertificates.length}::int` })
    .where(eq(certificateTemplate.id, templateId));
  const names = new Map(people.map(({ memberId, name }) => [memberId, name]));
  await auditEach(
    tx,
    newCertificates.map(({ id, number, memberId }) => ({
      ...{ tenantId, accountId, ip: issuing.ip, target: id, organIds: [organId] },
      action: 'certificate.issued',
      detail: {
        ...{ certificateNo: number, name: names.get(memberId), template: templateName },
        ...(replaces && { changes: changesOf({ replacesNo: '' }, { replacesNo: replaces }) }),
      },
    })),
  );
  return newCertificates;
}
