import type { Registration } from '../registration';
import { idOf } from '../supervision/attempt';

/** Elements that show something without text. */
const PICTURES = 'img, svg, canvas, video, iframe, input, button';

/** Milliseconds until the check: an app that is still loading is empty as well. */
const CHECK_DELAY = 500;

const isEmpty = (element: HTMLElement): boolean =>
  element.textContent?.trim() === '' && element.querySelector(PICTURES) === null;

/**
 * An app that throws while it draws, and does not catch it, is taken off by its own library: React leaves nothing
 * behind. What happened after `mount` is no failed lifecycle, so that without this the page stays empty.
 */
export function watchForEmptyApp(registration: Registration): void {
  window.addEventListener('error', ({ error }) => {
    const { active } = registration;
    if (active === null || !error) return;
    setTimeout(() => {
      const element = document.getElementById(idOf(active));
      if (registration.active !== active || !element || !isEmpty(element)) return;
      void registration.of(active)?.lost(error);
    }, CHECK_DELAY);
  });
}
