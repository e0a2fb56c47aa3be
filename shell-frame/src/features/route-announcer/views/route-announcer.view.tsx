import { useEffect, useRef, useState } from 'react';
import { phrases } from '../../../phrases/index';

const content = (): HTMLElement | null => document.getElementById('edu-content');

/** The first Tab stop, which skips header and menu. */
export function SkipLink() {
  const { t } = phrases.use();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is navigation within the page, only without a fragment in the address
    <a
      className="esf-skip"
      href="#edu-content"
      onClick={(event) => {
        // Only moves the focus: a fragment in the address would be another navigation.
        event.preventDefault();
        content()?.focus();
      }}
    >
      {t('arrival.skip')}
    </a>
  );
}

/**
 * Whether the focus is on a button or an open menu of the frame. A link does not count, since it may have led here.
 */
function isFocusOutsidePage(): boolean {
  const { activeElement } = document;
  return Boolean(activeElement?.closest('button, input, [role="menu"], [role="dialog"]'));
}

interface RouteAnnouncerProps {
  readonly pathname: string;
  /** Whether the address changed by a redirect, which must not move the focus. */
  readonly redirected: boolean;
  readonly title: string;
}

/** After a navigation, focuses the page and announces its name. */
export function RouteAnnouncer({ pathname, redirected, title }: RouteAnnouncerProps) {
  const { t } = phrases.use();
  const announcedPath = useRef(pathname);
  const [hasNavigated, setHasNavigated] = useState(false);
  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    setHasNavigated(true);
    if (redirected && isFocusOutsidePage()) return;
    const page = content();
    // If the page has set the focus itself, it stays there.
    if (page && !page.contains(document.activeElement)) page.focus({ preventScroll: true });
  }, [pathname, redirected]);
  return (
    <div role="status" aria-live="polite" className="esf-hidden">
      {hasNavigated && title ? t('arrival.reached', { title }) : ''}
    </div>
  );
}
