import { navigate, overlays, session, unsaved } from '@edu/shared-utility';

/**
 * Back and forward past a dialog or past typed work: the address is put back before anybody has seen the
 * change. A dialog closes instead, in its own way. For typed work the person is asked, and goes where they
 * wanted if they agree. Pages ask before their own history calls through `navigate`, so those are let through.
 * While somebody is asked for their password the page behind it must not move. True when the move was held.
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
