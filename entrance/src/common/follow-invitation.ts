import { context, isApiError, navigate } from '@edu/shared-utility';

/**
 * After valid credentials of a person without an actor in the tenant but with a pending invitation: opens the page to
 * answer it, with the account filled in. True if there is one.
 */
export function followInvitation(error: unknown, account?: string): boolean {
  if (!isApiError(error)) return false;
  const { data } = error;
  if (typeof data !== 'object' || data === null) return false;
  if (!('invited' in data) || data.invited !== true) return false;
  if (account !== undefined) context.set('arrivingAccount', account);
  navigate(`/entrance/invitation${window.location.search}`);
  return true;
}
