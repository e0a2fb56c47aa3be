import { api, withoutToast } from '@edu/shared-utility';

/** The unmasked number of an administrator; the request is recorded. */
export const revealPhone = async (
  id: string,
  _field: string,
  signal: AbortSignal,
): Promise<string | null> =>
  (await api.administrator.reveal({ id }, { ...withoutToast, signal })).value;

/** The same for an invited person. */
export const revealInvitedPhone = async (
  id: string,
  _field: string,
  signal: AbortSignal,
): Promise<string | null> =>
  (await api.invitation.reveal({ id }, { ...withoutToast, signal })).value;
