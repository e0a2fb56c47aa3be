import type { TemplateSettings } from '@edu/shared-utility/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { certificatePicture, certificateTemplate } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { sealsOf, type TemplateInput } from './template-settings';

export type IdAndVersion = { id: string; version: number };

/** Refuses backgrounds and seals that are not the organisation's own. */
export async function requirePictures(
  tx: Tx,
  caller: Caller,
  { background, fields = [] }: TemplateInput,
) {
  const seals = [...new Set(sealsOf(fields))];
  const pictureIds = [...(background ? [background] : []), ...seals];
  if (pictureIds.length === 0) return;
  const rows = await tx
    .select({ id: certificatePicture.id, kind: certificatePicture.kind })
    .from(certificatePicture)
    .where(
      and(
        inArray(certificatePicture.id, pictureIds),
        eq(certificatePicture.organId, actorOf(caller).organId),
      ),
    );
  const isUsable = (id: string, kind: 'background' | 'seal') =>
    rows.some((match) => match.id === id && match.kind === kind);
  if (background && !isUsable(background, 'background')) {
    throw new FieldError('background', 'certificate.picture');
  }
  if (!seals.every((id) => isUsable(id, 'seal')))
    throw new FieldError('fields', 'certificate.picture');
}

export async function addTemplate(
  tx: Tx,
  caller: Caller,
  settings: TemplateSettings,
  action: 'certificate.template.added' | 'certificate.template.copied',
): Promise<IdAndVersion> {
  const { tenantId, accountId: createdBy, homeBranchId: branchId } = caller;
  const { organId } = actorOf(caller);
  await requirePictures(tx, caller, settings);
  const { name, fields, numberPattern, validMonths, skill, widthMm, heightMm, background } =
    settings;
  const [inserted] = await tx
    .insert(certificateTemplate)
    .values({
      ...{ tenantId, organId, branchId, createdBy },
      ...{ name, fields, numberPattern, validMonths, skill, backgroundId: background },
      ...{ width: Math.round(widthMm * 10), height: Math.round(heightMm * 10) },
    })
    .returning({ id: certificateTemplate.id, version: certificateTemplate.version });
  if (!inserted) throw new Error('the template was not stored');
  await audit(tx, { ...auditContext(caller, inserted.id), action, detail: { name, branchId } });
  return inserted;
}
