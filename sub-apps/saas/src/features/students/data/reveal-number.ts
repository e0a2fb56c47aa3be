import { api, type HiddenField, withoutToast } from '@edu/shared-utility';

/** The full number of a student; each request is recorded in the audit trail. */
export const revealNumber = async (
  userId: string,
  field: string,
  signal: AbortSignal,
): Promise<string | null> =>
  (await api.student.reveal({ userId, field: field as HiddenField }, { ...withoutToast, signal }))
    .value;
