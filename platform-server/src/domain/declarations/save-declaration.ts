import { errorCodes, type Version } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { declaration } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { trainRow } from '../trains/read-train';
import { nextVersion, requireMembers } from '../versions';
import type { DeclarationSaveInput } from './declaration-fields';
import { writeFiles } from './declaration-files';
import { changedFacts, factsOf } from './facts';
import { lockDeclaration } from './lock-declaration';
import { type DeclarationRow, requireMove } from './moves';
import type { FileAddress } from './read-declaration';

interface IdAndVersion {
  readonly id: string;
  readonly version: Version;
}

async function addDeclaration(
  tx: TenantTx,
  caller: Caller,
  input: Omit<DeclarationSaveInput, 'id' | 'version'>,
): Promise<IdAndVersion> {
  requireMembers(input, { trainId: 'declaration.train' });
  const { trainId, remark = '', attachments = [] } = input;
  const train = await trainRow(tx, caller, trainId).catch((error: unknown) => {
    const isGone = error instanceof BusinessError && error.code === errorCodes.notFound;
    throw isGone ? new FieldError('trainId', 'declaration.train') : error;
  });
  const { tenantId, accountId: createdBy } = caller;
  const { branchId } = train;
  const [inserted] = await tx
    .insert(declaration)
    .values({
      ...factsOf(train),
      ...{ tenantId, branchId, createdBy, trainId, remark },
      organId: actorOf(caller).organId,
    })
    .returning({ id: declaration.id, version: declaration.version })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'declaration_train_key')) throw error;
      throw new FieldError('trainId', 'declaration.declared', errorCodes.conflict);
    });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  await writeFiles(tx, caller, { id: inserted.id, tenantId }, attachments);
  const detail = { title: train.title, branchId };
  await audit(tx, { ...auditContext(caller, inserted.id), action: 'declaration.added', detail });
  return inserted;
}

/** Adds a draft for a training, or changes the sent fields of one and copies the training's present values. */
export async function saveDeclaration(
  tx: TenantTx,
  caller: Caller,
  { id, version, ...input }: DeclarationSaveInput,
  addressOf: FileAddress,
): Promise<IdAndVersion> {
  if (id === undefined) return addDeclaration(tx, caller, input);
  const row = await lockDeclaration(tx, caller, { id, version }, addressOf);
  requireMove('edit', row);
  const { remark, attachments } = input;
  const train = await trainRow(tx, caller, row.trainId);
  const facts = changedFacts(row, train);
  const areAttachmentsChanged =
    attachments !== undefined && (await writeFiles(tx, caller, row, attachments));
  const changes = [
    ...changesOf<Pick<DeclarationRow, 'remark'>>(row, { remark }),
    ...facts.map((field) => ({ field })),
    ...(areAttachmentsChanged ? [{ field: 'attachments' }] : []),
  ];
  if (changes.length === 0) return { id, version: row.version };
  const [saved] = await tx
    .update(declaration)
    .set({
      ...factsOf(train),
      ...(remark !== undefined && { remark }),
      updatedAt: new Date(),
      version: nextVersion(declaration.version),
    })
    .where(eq(declaration.id, id))
    .returning({ id: declaration.id, version: declaration.version });
  if (!saved) throw new BusinessError(errorCodes.notFound);
  const detail = { title: train.title };
  await audit(tx, { ...auditContext(caller, id), action: 'declaration.changed', detail, changes });
  return saved;
}
