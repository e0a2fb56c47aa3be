import { LazyView, lazyPart } from '@edu/shared-utility';
import { useEffect, useState } from 'react';

const inbox = lazyPart('shell-frame', () => import('./inbox.view'));

/** Behind the first rows: what waits there has waited for hours. */
const BEHIND_MS = 1_500;

/** Nothing, until the page is drawn and something of it is known. */
export function InboxSlot() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), BEHIND_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue && <LazyView part={inbox} given={{}} />;
}
