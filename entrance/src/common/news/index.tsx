import { LazyView, lazyPart, mayFetchAhead, whenIdle } from '@edu/shared-utility';
import { useEffect, useState } from 'react';

const part = lazyPart('entrance', () => import('./news-list.view'));
const renderNothing = () => null;

/**
 * What the tenant shows without log-in, fetched behind the form; the form does not wait for it, and a failure is
 * ignored.
 */
export function News() {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    let isHere = true;
    if (mayFetchAhead()) whenIdle(() => isHere && setTime(true));
    return () => {
      isHere = false;
    };
  }, []);
  return isTime ? <LazyView part={part} given={{}} loading={null} failed={renderNothing} /> : null;
}
