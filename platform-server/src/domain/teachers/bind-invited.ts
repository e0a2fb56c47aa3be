import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { teacher } from '../../db/schema';

/** Links a person who was invited as a teacher to the actor that they have accepted. */
export async function bindInvited(tx: Tx, invitationId: string, actorId: string): Promise<void> {
  await tx
    .update(teacher)
    .set({ actorId, invitationId: null, version: sql`${teacher.version} + 1` })
    .where(eq(teacher.invitationId, invitationId));
}
