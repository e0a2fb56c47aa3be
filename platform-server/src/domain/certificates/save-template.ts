import {
  type CertificateField,
  errorCodes,
  type Locale,
  type TemplateSettings,
} from '@edu/shared-utility/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { certificatePicture, certificateTemplate } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { copyTitle } from '../copy-title';
import { countRows } from '../count-rows';
import type { CoverOf } from '../courses/covers';
import { nextVersion, requireMembers } from '../versions';
import { lockTemplate, type TemplateRow, templateRow } from './find-templates';
import type { Painter } from './painter';
import { jsonFields, type TemplateSave } from './template-fields';
import { problemsOf } from './template-problems';

const MAX_NAME_LENGTH = 60;

type IdAndVersion = { id: string; version: number };
type TemplateInput = Partial<TemplateSettings>;

const sealsOf = (fields: readonly CertificateField[]): string[] =>
  fields.flatMap(({ key, attachmentId }) => (key === 'seal' && attachmentId ? [attachmentId] : []));

/** Refuses backgrounds and seals that are not the organisation's own. */
async function requirePictures(tx: Tx, caller: Caller, { background, fields = [] }: TemplateInput) {
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

export const settingsOf = (row: TemplateRow): TemplateSettings => ({
  name: row.name,
  background: row.backgroundId,
  widthMm: row.width / 10,
  heightMm: row.height / 10,
  fields: row.fields,
  numberPattern: row.numberPattern,
  validMonths: row.validMonths,
  skill: row.skill,
});

/** Converts the input to columns: lengths are stored in tenths of a millimetre. */
const columnsOf = ({ background, widthMm, heightMm, ...rest }: TemplateInput) => ({
  ...rest,
  ...(background !== undefined && { backgroundId: background }),
  ...(widthMm !== undefined && { width: Math.round(widthMm * 10) }),
  ...(heightMm !== undefined && { height: Math.round(heightMm * 10) }),
});

async function addTemplate(
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

/** The sent members of a template, with its fields as stored. */
const sentOf = ({
  id: _,
  version: __,
  status: ___,
  fields,
  ...rest
}: TemplateSave): TemplateInput => ({
  ...(Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  ) as TemplateInput),
  ...(fields && { fields: jsonFields(fields) }),
});

/**
 * Checks a template before it is enabled, outside of the enabling transaction, because missing glyphs are looked up in
 * another thread. Returns the version that was checked.
 */
export async function requireUsable(
  row: TemplateRow,
  input: TemplateSave,
  painter: Painter,
): Promise<number> {
  const problems = await problemsOf({ ...settingsOf(row), ...sentOf(input) }, painter);
  if (problems.some(({ blocks }) => blocks)) {
    throw new BusinessError(errorCodes.conflict, {
      phrase: 'certificate.problems',
      data: { problems },
    });
  }
  return row.version;
}

/**
 * Adds a draft, or changes the sent members of a template; once certificates were issued from it, only its status can
 * change.
 */
export async function saveTemplate(
  tx: Tx,
  caller: Caller,
  input: TemplateSave,
  coverOf: CoverOf,
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
  const row = await lockTemplate(tx, caller, { id, version }, coverOf);
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

/** Deletes a template without certificates that no training names. */
export async function deleteTemplate(
  tx: Tx,
  caller: Caller,
  target: { readonly id: string; readonly version?: number | undefined },
  coverOf: CoverOf,
): Promise<void> {
  const { id, name, issuedCount } = await lockTemplate(tx, caller, target, coverOf);
  if (issuedCount > 0) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'certificate.issuedOf' });
  }
  const trains = await countRows(tx, sql`FROM train WHERE certificate_template_id = ${id}::uuid`);
  if (trains > 0) {
    const options = { phrase: 'certificate.inTrains', values: { trains } } as const;
    throw new BusinessError(errorCodes.conflict, options);
  }
  await tx.delete(certificateTemplate).where(eq(certificateTemplate.id, id));
  const detail = { name };
  await audit(tx, { ...auditContext(caller, id), action: 'certificate.template.deleted', detail });
}
