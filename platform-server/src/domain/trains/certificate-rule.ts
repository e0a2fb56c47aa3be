import { errorCodes, type TrainCertificate } from '@edu/shared-utility/contract';
import type { TenantTx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { requireTemplate } from './check-train';
import { requireMove } from './moves';
import { lockTrainRow, trainRow } from './read-train';
import { writeTrain } from './save-train';
import type { TrainRow } from './train-row';

type Rule = Omit<TrainCertificate, 'id'>;

const ruleOf = ({
  id,
  certificateTemplateId,
  certificateWhen,
}: TrainRow): TrainCertificate | null =>
  certificateTemplateId === null
    ? null
    : { id, trainId: id, templateId: certificateTemplateId, condition: certificateWhen };

/** The rule by which a training issues certificates, stored with the training; null for none. */
export const findRule = async (tx: TenantTx, caller: Caller, trainId: string) =>
  ruleOf(await trainRow(tx, caller, trainId));

/**
 * Saves the rule.
 *
 * @param isNew true if the training has none yet
 */
export async function saveRule(
  tx: TenantTx,
  caller: Caller,
  { trainId, templateId, condition }: Rule,
  isNew: boolean,
): Promise<{ id: string }> {
  const row = await lockTrainRow(tx, caller, { id: trainId });
  requireMove('edit', row);
  const { certificateTemplateId } = row;
  if (isNew && certificateTemplateId !== null) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'train.hasCertificate' });
  }
  if (!isNew && certificateTemplateId === null) throw new BusinessError(errorCodes.notFound);
  if (templateId !== certificateTemplateId) await requireTemplate(tx, caller, templateId);
  const set = { certificateTemplateId: templateId, certificateWhen: condition };
  const changes = changesOf<Partial<TrainRow>>(row, set);
  if (changes.length === 0) return { id: trainId };
  await writeTrain(tx, trainId, set);
  await audit(tx, { ...auditContext(caller, trainId), action: 'train.changed', changes });
  return { id: trainId };
}
