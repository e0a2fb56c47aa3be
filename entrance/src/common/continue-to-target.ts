import { loadUserInfo, navigate, session } from '@edu/shared-utility';

/** Leaves the entrance for the refused address, or for the first page; a page left by somebody else is not the next one's. */
export async function continueToTarget(): Promise<void> {
  const target = session.returnTo() ?? '/';
  const of = new URLSearchParams(window.location.search).get('of');
  const isMine = !of || (await loadUserInfo().catch(() => null))?.userId === of;
  navigate(isMine ? target : '/', { replace: true });
}
