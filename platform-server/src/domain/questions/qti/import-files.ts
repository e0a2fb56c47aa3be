import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { storedFile } from '../../../db/schema';
import { mediaTypeOf } from '../../../files/content-type';
import { plainName } from '../../../files/kinds';
import type { FileStorage } from '../../../files/storage';
import type { ImportedFile, ImportTarget } from './add-to-library';
import { unpack } from './archive';
import { deterministicId } from './deterministic-id';
import type { ReferencedFile } from './package-files';

const MAX_TITLE_LENGTH = 100;

/** Id of an image or audio resource with the same content, within the branches. */
async function existingResource(
  db: Database,
  { tenantId, organId, branches }: ImportTarget,
  sha256: string,
): Promise<string | null> {
  const reach = branches && `{${branches.join(',')}}`;
  const [row] = await db.executeAsSystem<{ id: string }>(sql`
    SELECT r.id FROM resource r JOIN stored_file f ON f.id = r.file_id
    WHERE r.tenant_id = ${tenantId}::uuid AND r.organ_id = ${organId}::uuid AND f.state = 'ready'
      AND f.sha256 = ${sha256} AND r.kind IN ('image', 'audio')
      AND (${reach}::uuid[] IS NULL OR r.branch_id = ANY (${reach}::uuid[]))
    ORDER BY r.created_at, r.id LIMIT 1`);
  return row?.id ?? null;
}

/** The title of `a1b2c3d4-杠杆.png` is 杠杆. */
const titleOf = (path: string): string =>
  basename(path)
    .replace(/\.[^.]+$/, '')
    .replace(/^[\da-f]{8}-(?=.)/, '')
    .slice(0, MAX_TITLE_LENGTH)
    .trim() || 'file';

/**
 * Stores a file of a package like an upload, including the malware scan; reuses a file that the library already has.
 *
 * @returns null for content that is neither a picture nor a recording
 */
export async function importFile(
  { db, storage }: { readonly db: Database; readonly storage: FileStorage },
  bytes: Uint8Array,
  { path, kind }: ReferencedFile,
  { target, packageKey }: { readonly target: ImportTarget; readonly packageKey: string },
): Promise<ImportedFile | null> {
  const content = unpack(bytes, (name) => name === path)[path];
  const mediaType = content && (await mediaTypeOf(content, kind));
  if (!content || !mediaType) return null;
  const title = titleOf(path);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const existing = await existingResource(db, target, sha256);
  if (existing) return { resourceId: existing, kind, title, fileId: null };
  const fileId = deterministicId(packageKey, 'file', path);
  const { tenantId, organId, branchId, accountId: createdBy } = target;
  // the row first: if the process dies while writing, the clean-up finds the bytes by it
  await db.withSystem((tx) =>
    tx
      .insert(storedFile)
      .values({
        ...{ id: fileId, tenantId, organId, branchId, createdBy, kind, mediaType },
        ...{ name: plainName(path), bytes: content.length },
      })
      .onConflictDoNothing(),
  );
  await storage.write(fileId, content);
  await db.withSystem((tx) =>
    tx
      .update(storedFile)
      .set({ state: 'checking', finishedAt: new Date(), updatedAt: new Date() })
      .where(and(eq(storedFile.id, fileId), eq(storedFile.state, 'uploading'))),
  );
  return { resourceId: deterministicId(packageKey, 'resource', path), kind, title, fileId };
}
