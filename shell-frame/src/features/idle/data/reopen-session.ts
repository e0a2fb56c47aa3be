import { apiFor, isApiError } from '@edu/shared-utility';
import type { SessionSnapshot } from './session-snapshot';

/** Takes a token back that leads to the wrong place; the server's answer does not matter. */
export const discardToken = (token: string): void =>
  void apiFor(token)
    .accountNew.logout()
    .catch(() => null);

/**
 * Brings a fresh session of the new flow to its tenant, identity and branch. A login opens it in the
 * tenant of the page, where the person's first identity answers. Returns the token that is in
 * the place, or null when there is no way there any more; throws when the server did not answer.
 */
export async function reopenSession(
  fresh: string,
  snapshot: SessionSnapshot,
  signal: AbortSignal,
): Promise<string | null> {
  let token = fresh;
  try {
    if (snapshot.saas !== null) {
      token = (await apiFor(fresh).accountNew.switchSaas({ saasId: snapshot.saas }, { signal }))
        .token;
    }
    const { switchIdentity, switchBranch } = apiFor(token).accountNew;
    let now = await switchIdentity({ identityId: snapshot.identity ?? '' }, { signal });
    const branch = snapshot.branchList?.find((branchItem) => branchItem.branch === snapshot.branch);
    if (branch && now.branch !== branch.branch) {
      now = await switchBranch({ branchUcode: branch.ucode }, { signal });
    }
    const { organ, actor, branch: stored } = snapshot;
    if (now.organ === organ && now.actor === actor && now.branch === (stored ?? '')) return token;
  } catch (error) {
    discardToken(token);
    // Nothing is decided without an answer: the password may be given again.
    if (!isApiError(error) || error.kind !== 'business') throw error;
    return null;
  }
  discardToken(token);
  return null;
}
