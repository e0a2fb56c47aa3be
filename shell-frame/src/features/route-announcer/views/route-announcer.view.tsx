import { useEffect, useRef, useState } from 'react';
import { phrases } from '../../../phrases/index';

const content = (): HTMLElement | null => document.getElementById('edu-content');

/** The first stop of the keyboard: past header and menu, into the page. */
export function SkipLink() {
  const { t } = phrases.use();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is navigation within the page, only without a fragment in the address
    <a
      className="esf-skip"
      href="#edu-content"
      onClick={(event) => {
        // Only the focus moves: a fragment in the address would be one more navigation.
        event.preventDefault();
        content()?.focus();
      }}
    >
      {t('arrival.skip')}
    </a>
  );
}

/** Has the person gone on to something in the frame: a button, a menu that is open? A link may be what led here. */
function isElsewhere(): boolean {
  const { activeElement } = document;
  return Boolean(activeElement?.closest('button, input, [role="menu"], [role="dialog"]'));
}

interface RouteAnnouncerProps {
  readonly pathname: string;
  /** This change of the address was not asked for: it does not take the focus from what is in use. */
  readonly redirected: boolean;
  readonly title: string;
}

/** After a navigation the keyboard starts at the page, and its name is read out. */
export function RouteAnnouncer({ pathname, redirected, title }: RouteAnnouncerProps) {
  const { t } = phrases.use();
  const at = useRef(pathname);
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    if (at.current === pathname) return;
    at.current = pathname;
    setArrived(true);
    if (redirected && isElsewhere()) return;
    const page = content();
    // A page that has put the focus somewhere itself knows better.
    if (page && !page.contains(document.activeElement)) page.focus({ preventScroll: true });
  }, [pathname, redirected]);
  return (
    <div role="status" aria-live="polite" className="esf-hidden">
      {arrived && title ? t('arrival.reached', { title }) : ''}
    </div>
  );
}
