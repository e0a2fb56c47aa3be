import { errorCodes, type Version } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { teacher } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { staffActor } from '../admin/find-actor';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { nextVersion } from '../versions';
import { lockTeacher } from './teachers';

export interface VersionedId {
  readonly id: string;
  readonly version?: Version | undefined;
}

/** The actor of an administrator whom the caller may see; throws a field error otherwise. */
async function administratorActorId(tx: Tx, caller: Caller, id: string): Promise<string> {
  try {
    return (await staffActor(tx, caller, id)).id;
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    throw new FieldError('administratorId', 'field.administrator');
  }
}

/** Links a teacher to this administrator's account, or to none; the account itself does not change. */
export async function bindTeacher(
  tx: Tx,
  caller: Caller,
  { administratorId, ...target }: VersionedId & { readonly administratorId: string | null },
): Promise<void> {
  const current = await lockTeacher(tx, caller, target);
  const actorId =
    administratorId === null ? null : await administratorActorId(tx, caller, administratorId);
  try {
    await tx
      .update(teacher)
      .set({
        actorId,
        invitationId: null,
        updatedAt: new Date(),
        version: nextVersion(teacher.version),
      })
      .where(eq(teacher.id, target.id));
  } catch (error) {
    if (!isUniqueViolation(error, 'teacher_actor_key')) throw error;
    throw new FieldError('administratorId', 'teacher.bound', errorCodes.conflict);
  }
  const detail = { administratorId: actorId, before: current.account?.administratorId ?? null };
  const action = actorId === null ? 'teacher.unbound' : 'teacher.bound';
  await audit(tx, { ...auditContext(caller, target.id), action, detail });
}
