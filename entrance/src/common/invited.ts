import { isApiError, navigate } from '@edu/shared-utility';

/**
 * A right proof at a tenant where the person has no place yet, but an invitation that waits: the page
 * that answers it comes next. True when it does.
 */
export function followInvitation(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { data } = error;
  if (typeof data !== 'object' || data === null) return false;
  if (!('invited' in data) || data.invited !== true) return false;
  navigate(`/entrance/invitation${window.location.search}`);
  return true;
}
