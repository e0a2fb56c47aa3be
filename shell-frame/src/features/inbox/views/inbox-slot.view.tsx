import { LazyView, lazyPart } from '@edu/shared-utility';
import { useEffect, useState } from 'react';

const inbox = lazyPart('shell-frame', () => import('./inbox.view'));

/** In ms: loaded after the page's first rows, since messages are not urgent. */
const DELAY_MS = 1_500;

/** Renders nothing until the page is drawn and the inbox has loaded. */
export function InboxSlot() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue && <LazyView part={inbox} partProps={{}} />;
}
