import { api, type HiddenField, withoutToast } from '@edu/shared-utility';

/** An unmasked number of a record; the request is recorded. */
export const revealNumber = async (
  id: string,
  field: string,
  signal: AbortSignal,
): Promise<string | null> =>
  (await api.profile.reveal({ id, field: field as HiddenField }, { ...withoutToast, signal }))
    .value;
