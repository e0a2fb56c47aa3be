import { errorCodes } from '@edu/shared-utility/contract';
import type { z } from 'zod';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { phrase } from '../../phrases';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { organNameOf } from '../certificates/certificate-names';
import { candidates, issueProblems } from '../certificates/check-issue';
import { issueTo } from '../certificates/issue-certificates';
import { selectTemplateForUpdate } from '../certificates/issuing';
import { templateRow } from '../certificates/lock-template';
import type { Painter } from '../certificates/painter';
import type { Secret } from '../codes/secret';
import type { certifyInput } from './assessment-fields';
import { lockAssessment } from './find-assessments';
import { requireMove, writeAssessment } from './save-assessment';

interface CertifyServices {
  readonly painter: Painter;
  readonly secret: Secret;
  readonly ip: string;
  /** The base address of the tenant's pages. To be run as the system. */
  origin(tx: Tx): Promise<string>;
}

/** A score, in tenths, as certificates print it. */
const scoreText = (tenths: number | null): string => (tenths === null ? '' : String(tenths / 10));

/** Issues the certificate of a skill to a student who passed, in the transaction that saves the grade. */
export async function certify(
  tx: TenantTx,
  caller: Caller,
  { templateId, ...target }: z.output<typeof certifyInput>,
  { painter, secret, ip, origin }: CertifyServices,
): Promise<{ certificateNo: string }> {
  const row = await lockAssessment(tx, caller, target);
  requireMove('certify', row);
  const { tenantId, branchId, skill, level, memberId } = row;
  const { organId } = actorOf(caller);
  const chosenTemplate = await templateRow(tx, caller, templateId).catch(() => null);
  if (chosenTemplate?.state !== 'enabled')
    throw new FieldError('templateId', 'certificate.notEnabled');
  const ids = memberId === null ? [] : [memberId];
  const [person] = await candidates(tx, { organId, templateId, trainId: null, ids });
  if (!person) throw new BusinessError(errorCodes.conflict, { phrase: 'certificate.personGone' });
  const candidate = { ...person, score: scoreText(row.score) };
  const title = `${skill}（${phrase('zh-CN', `assessment.levels.${level as 1 | 2 | 3 | 4 | 5}`)}）`;
  const train = { id: null, title, hours: null, branchId };
  const newCertificate = await asSystem(tx, async (t) => {
    const template = await selectTemplateForUpdate(t, templateId);
    if (!template) throw new FieldError('templateId', 'certificate.notEnabled');
    const issuing = { template, train, organName: await organNameOf(t, organId) };
    const [problem] = await issueProblems([candidate], issuing, painter);
    if (problem) {
      const { kind, detail, name } = problem;
      const values = { detail, name };
      const isPersonalField = kind === 'idNumber' || kind === 'photo';
      const words = isPersonalField
        ? (`assessment.lacks.${kind}` as const)
        : (`certificate.not.${kind}` as const);
      throw new FieldError('templateId', words, errorCodes.conflict, values);
    }
    const issueScope = { tenantId, organId, branchId, accountId: caller.accountId };
    const [issuedCertificate] = await issueTo(
      t,
      { ...issuing, ...issueScope, ip, secret, origin: await origin(t) },
      [candidate],
    );
    return issuedCertificate;
  });
  if (!newCertificate)
    throw new BusinessError(errorCodes.conflict, { phrase: 'certificate.state' });
  await writeAssessment(tx, row.id, { state: 'certified', certificateId: newCertificate.id });
  const detail = { name: row.name, skill, certificateNo: newCertificate.number };
  await audit(tx, { ...auditContext(caller, row.id), action: 'assessment.certified', detail });
  return { certificateNo: newCertificate.number };
}
