import { api, quietly } from '@edu/shared-utility';

/** The whole number of a tenant's contact; that somebody asked is recorded. */
export const revealContact = async (
  id: string,
  _field: string,
  signal: AbortSignal,
): Promise<string | null> => (await api.saas.reveal({ id }, { ...quietly, signal })).value;
