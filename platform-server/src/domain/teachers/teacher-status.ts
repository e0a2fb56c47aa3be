import type { TeacherStatus, Version } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { teacher } from '../../db/schema';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { nextVersion } from '../versions';
import { lockTeacher } from './teachers';

export interface StatusChange {
  readonly id: string;
  readonly version?: Version | undefined;
  readonly status: TeacherStatus;
}

export async function setTeacherStatus(
  tx: Tx,
  caller: Caller,
  { status, ...target }: StatusChange,
): Promise<void> {
  const current = await lockTeacher(tx, caller, target);
  await tx
    .update(teacher)
    .set({ status, updatedAt: new Date(), version: nextVersion(teacher.version) })
    .where(eq(teacher.id, target.id));
  const changes = changesOf<{ status: TeacherStatus }>(current, { status });
  await audit(tx, { ...auditContext(caller, target.id), action: 'teacher.status', changes });
}

/** Deletes a teacher; their account, if any, does not change. */
export async function removeTeacher(
  tx: Tx,
  caller: Caller,
  target: Pick<StatusChange, 'id' | 'version'>,
): Promise<void> {
  const { name, branchId, departmentId } = await lockTeacher(tx, caller, target);
  await tx.delete(teacher).where(eq(teacher.id, target.id));
  const detail = { name, branchId, departmentId };
  await audit(tx, { ...auditContext(caller, target.id), action: 'teacher.deleted', detail });
}
