import { errorCodes } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { member } from '../../db/schema';
import { FieldError } from '../../http/business-error';

export const phoneTaken = () => new FieldError('phone', 'field.phoneTaken', errorCodes.conflict);

export interface PersonInput {
  readonly accountId: string;
  readonly name: string;
  readonly phone: string;
  readonly email?: string | null | undefined;
}

/** Refuses with 40900 if the record that shows this phone number belongs to another account. */
export async function refuseOthersNumber(
  tx: Tx,
  { accountId, phone }: Pick<PersonInput, 'accountId' | 'phone'>,
): Promise<{ id: string } | undefined> {
  const [holder] = await tx
    .select({ id: member.id, accountId: member.accountId })
    .from(member)
    .where(eq(member.phone, phone));
  if (holder?.accountId && holder.accountId !== accountId) throw phoneTaken();
  return holder;
}
