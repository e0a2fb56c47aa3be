import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import type { Secret } from '../codes/secret';
import { organNameOf, trainOf } from './certificate-names';
import { issueProblems } from './check-issue';
import { lockCertificate } from './find-certificates';
import { issueTo } from './issue-certificates';
import { selectTemplateForUpdate } from './issuing';
import type { Painter } from './painter';
import { conflictError, endCertificate, type Revocation } from './revoke';

interface ReplaceServices {
  readonly painter: Painter;
  readonly secret: Secret;
  readonly ip: string;
  /** The base address of the tenant's pages. To be run as the system. */
  origin(tx: Tx): Promise<string>;
}

/** Revokes a certificate and issues another one with a new number and the person's present name. */
export async function replaceCertificate(
  tx: TenantTx,
  caller: Caller,
  { reason, ...target }: Revocation,
  { painter, secret, ip, origin }: ReplaceServices,
): Promise<{ id: string; certificateNo: string }> {
  const row = await lockCertificate(tx, caller, target);
  if (row.revokedAt) throw conflictError('certificate.revoked');
  const { memberId } = row;
  if (memberId === null) throw conflictError('certificate.personGone');
  const { organId } = actorOf(caller);
  const replacement = await asSystem(tx, async (t) => {
    const template = await selectTemplateForUpdate(t, row.templateId);
    if (!template || template.state === 'draft') throw conflictError('certificate.state');
    const { rows } = await t.execute<{ name: string; idNumber: string | null }>(
      sql`SELECT name, id_number AS "idNumber" FROM member WHERE id = ${memberId}::uuid`,
    );
    const [person] = rows;
    if (!person) throw conflictError('certificate.personGone');
    const { tenantId, branchId, values } = row;
    const { trainTitle: title, hours } = values;
    // For a skill or a deleted training, the values of the first certificate are used again.
    const counted = hours === '' ? null : Number(hours);
    const lostTraining = title ? { id: row.trainId, title, hours: counted, branchId } : null;
    const train = (await trainOf(t, row.trainId)) ?? lostTraining;
    const names = { template, organName: await organNameOf(t, organId), train };
    const candidate = {
      ...person,
      memberId,
      score: values.score,
      hasCertificate: false,
      isInTrain: null,
    };
    const [problem] = await issueProblems([candidate], names, painter);
    if (problem) {
      const values = { detail: problem.detail };
      const phrase = `certificate.not.${problem.kind}` as const;
      throw new BusinessError(errorCodes.conflict, { phrase, values });
    }
    const [newCertificate] = await issueTo(
      t,
      {
        ...{ ...names, tenantId, organId, branchId, ip, secret },
        accountId: caller.accountId,
        origin: await origin(t),
        replaces: row.number,
      },
      [candidate],
    );
    if (!newCertificate) throw conflictError('certificate.state');
    await endCertificate(t, row, reason, newCertificate.id);
    return newCertificate;
  });
  const detail = {
    ...{ certificateNo: row.number, name: row.name },
    changes: changesOf(
      { replacedByNo: null as string | null, reason: row.reason },
      { replacedByNo: replacement.number, reason },
    ),
  };
  await audit(tx, { ...auditContext(caller, row.id), action: 'certificate.replaced', detail });
  return { id: replacement.id, certificateNo: replacement.number };
}
