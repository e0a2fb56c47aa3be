import { api, type HiddenField, quietly } from '@edu/shared-utility';

/** The whole number of a student; that somebody asked is recorded. */
export const revealNumber = async (
  userId: string,
  field: string,
  signal: AbortSignal,
): Promise<string | null> =>
  (await api.student.reveal({ userId, field: field as HiddenField }, { ...quietly, signal })).value;
