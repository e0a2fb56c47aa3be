import type { Registration } from '../registration';
import { idOf } from '../supervision/attempt';

/** Elements that show something without text. */
const VISIBLE_ELEMENTS = 'img, svg, canvas, video, iframe, input, button';

/** Milliseconds until the check: an app that is still loading is empty as well. */
const CHECK_DELAY = 500;

const isEmpty = (element: HTMLElement): boolean =>
  element.textContent?.trim() === '' && element.querySelector(VISIBLE_ELEMENTS) === null;

/**
 * React removes an app whose render throws without an error boundary. That happens after `mount`, so that no
 * lifecycle fails, and without this check the page would stay empty.
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
