import { loadUserInfo, navigate, session } from '@edu/shared-utility';

/** The address that the guard refused; one of another person's session is not used. */
export async function ownTarget(): Promise<string | null> {
  const endedUserId = new URLSearchParams(window.location.search).get('of');
  const isSamePerson =
    !endedUserId || (await loadUserInfo().catch(() => null))?.userId === endedUserId;
  return isSamePerson ? session.returnTo() : null;
}

/** Navigates to that address, or to the first page. */
export async function continueToTarget(): Promise<void> {
  navigate((await ownTarget()) ?? '/', { replace: true });
}
