import { navigate, session, unsaved } from '@edu/shared-utility';

/**
 * Back and forward past typed work: the address is put back before anybody has seen the change, the
 * person is asked, and goes where they wanted if they agree. Pages ask before their own history calls
 * through `navigate`, so those are let through. While somebody is asked for their password nobody moves the
 * page behind it. True when the move was held.
 */
export function blockNavigation(event: Event, from: string | null): boolean {
  const ownCall = Reflect.get(event, 'singleSpaTrigger') !== undefined;
  const locked = session.isHeld();
  if (ownCall || from === null || !(locked || unsaved.any())) return false;
  const { pathname, search, hash } = window.location;
  window.history.pushState(null, '', from);
  if (locked) return true;
  unsaved.mayLeave().then((agreed) => {
    if (agreed) navigate(pathname + search + hash);
  });
  return true;
}
