import type { ResourceFile, ResourceUse } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { actorOf, type Caller, isAllowed } from '../../http/caller';
import { ownResource, resourceById } from './find-resources';
import type { Reader } from './reader';

/** All files that one of the organisation's resources has had, newest first. */
export async function filesOf(tx: TenantTx, reader: Reader, id: string): Promise<ResourceFile[]> {
  await ownResource(tx, reader, id);
  // As the system, because a file may have been uploaded in another branch.
  const { rows } = await asSystem(tx, (t) =>
    t.execute<ResourceFile & Record<string, unknown>>(sql`
      SELECT x.number, f.name AS "fileName", f.bytes::float8 AS bytes,
        coalesce((SELECT m.name FROM member m
          WHERE m.account_id = x.created_by AND m.tenant_id = x.tenant_id), '') AS "byName",
        x.created_at AS "createdAt"
      FROM resource_file x JOIN stored_file f ON f.id = x.file_id
      WHERE x.resource_id = ${id}::uuid ORDER BY x.number DESC`),
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
}

/** Condition for courses `k` that show a resource. */
const showing = (id: string): SQL =>
  sql`k.id IN (SELECT s.course_id FROM course_resource s WHERE s.resource_id = ${id}::uuid)`;

/** Courses of the caller's organisation and branches that show the resource, if the caller may read courses. */
export async function usesOf(tx: TenantTx, reader: Reader, id: string): Promise<ResourceUse[]> {
  await resourceById(tx, reader, id);
  return isAllowed(reader.caller, 'course.read') ? coursesWith(tx, reader.caller, id) : [];
}

async function coursesWith(tx: TenantTx, caller: Caller, id: string): Promise<ResourceUse[]> {
  const { rows } = await tx.execute<ResourceUse & Record<string, unknown>>(sql`
    SELECT k.id AS "courseId", k.title, k.state AS status FROM course k
    WHERE k.organ_id = ${actorOf(caller).organId}::uuid AND ${showing(id)}
    ORDER BY k.updated_at DESC, k.id LIMIT 200`);
  return rows;
}
