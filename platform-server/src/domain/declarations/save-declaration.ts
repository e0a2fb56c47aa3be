import { errorCodes, type Version } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import { isUniqueViolation, type TenantTx } from '../../db/database';
import { declaration, declarationFile } from '../../db/schema';
import { claimUpload } from '../../files/claim-upload';
import { releaseFiles } from '../../files/file-references';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { trainRow } from '../trains/read-train';
import { nextVersion, requireMembers } from '../versions';
import type { DeclarationSaveInput } from './declaration-fields';
import { changedFacts, factsOf } from './facts';
import { type DeclarationRow, requireMove } from './moves';
import { type FileAddress, lockDeclaration } from './read-declaration';

type Attachments = NonNullable<DeclarationSaveInput['attachments']>;
type DeclarationKey = Pick<DeclarationRow, 'id' | 'tenantId'>;
interface IdAndVersion {
  readonly id: string;
  readonly version: Version;
}

/** Stores the files in the given order; returns whether that changed anything. */
async function writeFiles(
  tx: TenantTx,
  caller: Caller,
  { id, tenantId }: DeclarationKey,
  wanted: Attachments,
): Promise<boolean> {
  const current = await tx
    .select()
    .from(declarationFile)
    .where(eq(declarationFile.declarationId, id))
    .orderBy(declarationFile.sort, declarationFile.id);
  const isSame =
    wanted.length === current.length &&
    wanted.every((item, index) => item.id === current[index]?.id);
  if (isSame) return false;
  const keptIds = new Set(wanted.flatMap((item) => item.id ?? []));
  if ([...keptIds].some((value) => !current.some((file) => file.id === value))) {
    throw new FieldError('attachments', 'declaration.file');
  }
  const removed = current.filter((file) => !keptIds.has(file.id));
  for (const file of removed) {
    await tx.delete(declarationFile).where(eq(declarationFile.id, file.id));
  }
  await releaseFiles(
    tx,
    removed.map(({ fileId }) => fileId),
  );
  for (const [sort, { id: evidenceId, uploadId }] of wanted.entries()) {
    if (evidenceId !== undefined) {
      await tx.update(declarationFile).set({ sort }).where(eq(declarationFile.id, evidenceId));
    } else if (uploadId !== undefined) {
      const upload = { id: uploadId, field: 'attachments', kinds: ['document', 'image'] } as const;
      const file = await claimUpload(tx, caller, upload);
      await tx
        .insert(declarationFile)
        .values({ tenantId, declarationId: id, fileId: file.id, sort });
    }
  }
  return true;
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
