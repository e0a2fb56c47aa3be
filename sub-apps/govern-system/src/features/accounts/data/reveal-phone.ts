import { api, quietly } from '@edu/shared-utility';

/** The whole number of an administrator; that somebody asked is recorded. */
export const revealPhone = async (
  id: string,
  _field: string,
  signal: AbortSignal,
): Promise<string | null> => (await api.administrator.reveal({ id }, { ...quietly, signal })).value;

/** The same of somebody who is invited. */
export const revealInvitedPhone = async (
  id: string,
  _field: string,
  signal: AbortSignal,
): Promise<string | null> => (await api.invitation.reveal({ id }, { ...quietly, signal })).value;
