import { useEffect, useState } from 'react';
import { phrases } from '../phrases';

const isFull = (): boolean => document.fullscreenElement !== null;

/** Button for full screen, where the browser supports it. */
export function FullScreen() {
  const { t } = phrases.use();
  const [full, setFull] = useState(isFull);
  useEffect(() => {
    const update = () => setFull(isFull());
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, []);
  if (!document.fullscreenEnabled) return null;
  // Refused in an iframe, which changes nothing.
  const toggle = () =>
    (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => {},
    );
  return (
    <button type="button" onClick={() => void toggle()}>
      {t(full ? 'smaller' : 'fullScreen')}
    </button>
  );
}
