import { apiFor, isApiError } from '@edu/shared-utility';
import type { SessionSnapshot } from './session-snapshot';

/** Ends the session of a token that cannot be used; the response does not matter. */
export const discardToken = (token: string): void =>
  void apiFor(token)
    .accountNew.logout()
    .catch(() => null);

/**
 * Moves a new session of the new flow to the former tenant, identity and branch, because a login opens it in the
 * page's tenant with the first identity. Returns the token for that place, or null when it is no longer available;
 * throws when the server did not respond.
 */
export async function reopenSession(
  newToken: string,
  snapshot: SessionSnapshot,
  signal: AbortSignal,
): Promise<string | null> {
  let token = newToken;
  try {
    if (snapshot.saas !== null) {
      token = (await apiFor(newToken).accountNew.switchSaas({ saasId: snapshot.saas }, { signal }))
        .token;
    }
    const { switchIdentity, switchBranch } = apiFor(token).accountNew;
    let sessionContext = await switchIdentity({ identityId: snapshot.identity ?? '' }, { signal });
    const branch = snapshot.branchList?.find((branchItem) => branchItem.branch === snapshot.branch);
    if (branch && sessionContext.branch !== branch.branch) {
      sessionContext = await switchBranch({ branchUcode: branch.ucode }, { signal });
    }
    const { organ, actor, branch: stored } = snapshot;
    if (
      sessionContext.organ === organ &&
      sessionContext.actor === actor &&
      sessionContext.branch === (stored ?? '')
    )
      return token;
  } catch (error) {
    discardToken(token);
    // Without a response nothing is decided, and the password may be entered again.
    if (!isApiError(error) || error.kind !== 'business') throw error;
    return null;
  }
  discardToken(token);
  return null;
}
