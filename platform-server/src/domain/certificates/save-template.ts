import { errorCodes, type Locale } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { certificateTemplate } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { copyTitle } from '../copy-title';
import type { FileAddressOf } from '../file-addresses';
import { nextVersion, requireMembers } from '../versions';
import { addTemplate, type IdAndVersion, requirePictures } from './add-template';
import { lockTemplateAtVersion, templateRow } from './lock-template';
import type { TemplateSave } from './template-fields';
import { columnsOf, sentOf, settingsOf } from './template-settings';

const MAX_NAME_LENGTH = 60;

/**
 * Adds a draft, or changes the sent members of a template; once certificates were issued from it, only its status can
 * change.
 */
export async function saveTemplate(
  tx: Tx,
  caller: Caller,
  input: TemplateSave,
  fileAddressOf: FileAddressOf,
): Promise<IdAndVersion> {
  const { id, version, status } = input;
  const sent = sentOf(input);
  if (id === undefined) {
    requireMembers(sent, {
      name: 'field.title',
      background: 'certificate.picture',
      widthMm: 'certificate.size',
      heightMm: 'certificate.size',
      fields: 'certificate.fields',
      numberPattern: 'certificate.pattern',
      validMonths: 'certificate.months',
      skill: 'field.title',
    });
    return addTemplate(tx, caller, sent, 'certificate.template.added');
  }
  const row = await lockTemplateAtVersion(tx, caller, { id, version }, fileAddressOf);
  const changedSettings = changesOf(settingsOf(row), sent);
  const statusChanges = changesOf({ status: row.state }, { status });
  if (changedSettings.length + statusChanges.length === 0) return { id, version: row.version };
  if (changedSettings.length > 0 && row.issuedCount > 0) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'certificate.issuedOf' });
  }
  if (status === 'draft' && row.state !== 'draft') {
    throw new BusinessError(errorCodes.conflict, { phrase: 'certificate.state' });
  }
  // An enabled template was checked in its present form, so it cannot change.
  if (changedSettings.length > 0 && row.state === 'enabled' && status !== 'enabled') {
    throw new BusinessError(errorCodes.conflict, { phrase: 'certificate.enabled' });
  }
  await requirePictures(tx, caller, sent);
  const [saved] = await tx
    .update(certificateTemplate)
    .set({
      ...columnsOf(sent),
      ...(status && { state: status }),
      updatedAt: sql`now()`,
      version: nextVersion(certificateTemplate.version),
    })
    .where(eq(certificateTemplate.id, id))
    .returning({ id: certificateTemplate.id, version: certificateTemplate.version });
  if (!saved) throw new BusinessError(errorCodes.notFound);
  // The audit trail records only that the fields moved, not where.
  const changes = [
    ...changedSettings.map((change) => (change.field === 'fields' ? { field: 'fields' } : change)),
    ...statusChanges,
  ];
  await audit(tx, { ...auditContext(caller, id), action: 'certificate.template.changed', changes });
  return saved;
}

export async function copyTemplate(
  tx: Tx,
  caller: Caller,
  id: string,
  locale: Locale,
): Promise<{ id: string }> {
  const row = await templateRow(tx, caller, id);
  const name = copyTitle(locale, row.name, MAX_NAME_LENGTH);
  const settings = { ...settingsOf(row), name };
  return { id: (await addTemplate(tx, caller, settings, 'certificate.template.copied')).id };
}
