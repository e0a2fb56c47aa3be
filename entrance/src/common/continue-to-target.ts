import { loadUserInfo, navigate, session } from '@edu/shared-utility';

/** The refused address; a page left by somebody else is not the next one's. */
export async function ownTarget(): Promise<string | null> {
  const endedUserId = new URLSearchParams(window.location.search).get('of');
  const isMine = !endedUserId || (await loadUserInfo().catch(() => null))?.userId === endedUserId;
  return isMine ? session.returnTo() : null;
}

/** Leaves the entrance for that address, or for the first page. */
export async function continueToTarget(): Promise<void> {
  navigate((await ownTarget()) ?? '/', { replace: true });
}
