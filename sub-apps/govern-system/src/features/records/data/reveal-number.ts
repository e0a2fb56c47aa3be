import { api, type HiddenField, quietly } from '@edu/shared-utility';

/** A whole number of a record; that somebody asked is recorded. */
export const revealNumber = async (
  id: string,
  field: string,
  signal: AbortSignal,
): Promise<string | null> =>
  (await api.profile.reveal({ id, field: field as HiddenField }, { ...quietly, signal })).value;
