import { navigate, overlays, session, unsaved } from '@edu/shared-utility';

/**
 * Blocks back and forward over an open dialog or unsaved input, by restoring the address before the change is
 * visible. A dialog closes instead; for unsaved input the person is asked, and the navigation is repeated if they
 * agree. Own history calls of pages pass, since `navigate` has asked already. While the password is asked for, the
 * page behind must not change. Returns true when the navigation was blocked.
 */
export function blockNavigation(event: Event, from: string | null): boolean {
  const ownCall = Reflect.get(event, 'singleSpaTrigger') !== undefined;
  if (ownCall || from === null) return false;
  const { pathname, search, hash } = window.location;
  const putBack = () => window.history.pushState(null, '', from);
  if (session.isHeld() || overlays.closeTop()) {
    putBack();
    return true;
  }
  if (!unsaved.any()) return false;
  putBack();
  unsaved.mayLeave().then((agreed) => {
    if (agreed) navigate(pathname + search + hash);
  });
  return true;
}
