import { useEffect, useState } from 'react';
import { phrases } from '../phrases';

const isFull = (): boolean => document.fullscreenElement !== null;

/** Fills the screen and gives it back, where the browser can. */
export function FullScreen() {
  const { t } = phrases.use();
  const [full, setFull] = useState(isFull);
  useEffect(() => {
    const update = () => setFull(isFull());
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, []);
  if (!document.fullscreenEnabled) return null;
  // refused where the page is in another one: all stays as it is
  const turn = () =>
    (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => {},
    );
  return (
    <button type="button" onClick={() => void turn()}>
      {t(full ? 'smaller' : 'fullScreen')}
    </button>
  );
}
