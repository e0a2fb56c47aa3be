import { api, withoutToast } from '@edu/shared-utility';

/** The unmasked number of a tenant's contact; the request is recorded. */
export const revealContact = async (
  id: string,
  _field: string,
  signal: AbortSignal,
): Promise<string | null> => (await api.saas.reveal({ id }, { ...withoutToast, signal })).value;
