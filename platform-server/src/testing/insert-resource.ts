import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import type { TestServer } from './test-server';

interface ResourceOverrides {
  /** Tenant and organisation, such as `sunrise:head`. */
  readonly organKey?: string;
  /** Branch of that tenant; null for the whole organisation. */
  readonly branch?: string | null;
  readonly title?: string;
  readonly kind?: 'video' | 'audio' | 'document' | 'image';
  readonly state?: 'uploading' | 'checking' | 'ready' | 'refused';
  readonly seconds?: number;
  readonly shared?: boolean;
}

/** Inserts a resource without bytes; returns its id. */
export async function insertResource(
  { db }: Pick<TestServer, 'db'>,
  {
    organKey = 'sunrise:head',
    branch = 'main',
    title = '资源',
    kind = 'video',
    state = 'ready',
    seconds,
    shared = false,
  }: ResourceOverrides = {},
): Promise<string> {
  const [id, fileId] = [crypto.randomUUID(), crypto.randomUUID()];
  const [tenant] = organKey.split(':');
  const tenantId = seedId(`tenant:${tenant}`);
  const organId = seedId(`organ:${organKey}`);
  const branchId = branch === null ? null : seedId(`branch:${tenant}:${branch}`);
  await db.executeAsSystem(sql`INSERT INTO stored_file
      (id, tenant_id, organ_id, branch_id, kind, name, bytes, state, sha256)
    VALUES (${fileId}, ${tenantId}, ${organId}, ${branchId}, ${kind}, 'a.bin', 10, ${state}, 'x')`);
  await db.executeAsSystem(sql`INSERT INTO resource
      (id, tenant_id, organ_id, branch_id, title, kind, file_id, seconds, shared)
    VALUES (${id}, ${tenantId}, ${organId}, ${branchId}, ${title}, ${kind}, ${fileId},
      ${seconds ?? null}, ${shared})`);
  await db.executeAsSystem(sql`INSERT INTO resource_file (tenant_id, resource_id, number, file_id)
    VALUES (${tenantId}, ${id}, 1, ${fileId})`);
  return id;
}

/** Grants another organisation the use of a resource, until a date or without an end. */
export async function grantResource(
  { db }: Pick<TestServer, 'db'>,
  resourceId: string,
  { to, expiresAt = null }: { readonly to: string; readonly expiresAt?: Date | null },
): Promise<string> {
  const [row] = await db.executeAsSystem<{ id: string }>(sql`
    INSERT INTO resource_application (tenant_id, resource_id, owner_organ_id, applicant_organ_id,
      applicant_name, reason, state, expires_at, decided_at)
    SELECT tenant_id, id, organ_id, ${seedId(`organ:${to}`)}::uuid, '申请人', '教学', 'granted',
      ${expiresAt?.toISOString() ?? null}::timestamptz, now()
    FROM resource WHERE id = ${resourceId}::uuid RETURNING id`);
  return row?.id ?? '';
}

/** Inserts an unused document uploaded by the head organisation's administrator; returns its id. */
export async function insertUpload({ db }: Pick<TestServer, 'db'>, name: string): Promise<string> {
  const id = crypto.randomUUID();
  await db.executeAsSystem(sql`INSERT INTO stored_file
      (id, tenant_id, organ_id, branch_id, kind, name, bytes, state, sha256, created_by)
    VALUES (${id}, ${seedId('tenant:sunrise')}, ${seedId('organ:sunrise:head')},
      ${seedId('branch:sunrise:main')}, 'document', ${name}, 10, 'ready', 'x',
      ${seedId('account:13900000001')})`);
  return id;
}
