import { api, type HiddenField, quietly } from '@edu/shared-utility';

/** The whole number of somebody; that it was asked for is recorded. */
export const revealNumber = async (
  userId: string,
  field: string,
  signal: AbortSignal,
): Promise<string | null> =>
  (await api.talent.reveal({ userId, field: field as HiddenField }, { ...quietly, signal })).value;
