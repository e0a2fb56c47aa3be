import { LazyView, lazyPart, mayFetchAhead, whenIdle } from '@edu/shared-utility';
import { useEffect, useState } from 'react';

const part = lazyPart('entrance', () => import('./news-list.view'));
const renderNothing = () => null;

/** The tenant's public articles, loaded after the form, which does not wait for them; failures are ignored. */
export function News() {
  const [isDue, setTime] = useState(false);
  useEffect(() => {
    let isMounted = true;
    if (mayFetchAhead()) whenIdle(() => isMounted && setTime(true));
    return () => {
      isMounted = false;
    };
  }, []);
  return isDue ? (
    <LazyView part={part} partProps={{}} loading={null} failed={renderNothing} />
  ) : null;
}
