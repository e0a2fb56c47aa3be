import { navigate, session } from '@edu/shared-utility';

/** Leaves the entrance for the refused address, or for the first page. */
export function continueToTarget(): void {
  navigate(session.returnTo() ?? '/', { replace: true });
}
