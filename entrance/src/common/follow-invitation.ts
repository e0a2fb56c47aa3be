import { context, isApiError, navigate } from '@edu/shared-utility';

/**
 * A right proof at a tenant where the person has no place yet, but an invitation that waits: the page
 * that answers it comes next, with the number that was typed. True when it does.
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
