import type { Resource } from '@edu/shared-utility';
import { fileAddress } from '@edu/shared-utility/media';
import { theme } from 'antd';
import { useEffect, useRef } from 'react';
import { phrases } from '../../phrases';
import { useFileUrl } from './file-url.hook';
import { PreviewFailed, PreviewWaiting } from './preview-states.view';

/** So often in a row another address is asked for before it is said that the file does not play. */
const tries = 2;

/** Plays video or sound; when its address is over it goes on with another one where it was. */
export function MediaPlayer({ resource }: { readonly resource: Resource }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [state, renew] = useFileUrl(resource);
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const went = useRef({ at: 0, isPlaying: false, failures: 0 });
  const url = state.status === 'ready' ? state.address.url : '';
  useEffect(() => {
    const element = media.current;
    if (!element || url === '') return;
    const { at, isPlaying } = went.current;
    const goOn = (): void => {
      if (at > 0) element.currentTime = at;
      if (isPlaying) void element.play().catch(() => {});
    };
    element.addEventListener('loadedmetadata', goOn, { once: true });
    return () => element.removeEventListener('loadedmetadata', goOn);
  }, [url]);
  if (state.status === 'asking') return <PreviewWaiting />;
  const isSpent = went.current.failures > tries;
  if (state.status === 'failed' || isSpent) {
    const retry = (): void => {
      went.current.failures = 0;
      renew();
    };
    const message = state.status === 'failed' ? state.message : t('preview.broken');
    return <PreviewFailed message={message} onRetry={retry} />;
  }
  const handlers = {
    ref: media,
    controls: true,
    preload: 'metadata',
    src: url,
    'aria-label': t('preview.player', { title: resource.title }),
    onTimeUpdate: () => {
      const { currentTime = 0, paused = true } = media.current ?? {};
      // an element whose source has just changed tells 0
      if (currentTime > 0) went.current = { at: currentTime, isPlaying: !paused, failures: 0 };
    },
    onError: () => {
      went.current.failures += 1;
      renew();
    },
  } as const;
  if (resource.kind === 'audio') {
    return <audio {...handlers} style={{ width: '100%' }} />;
  }
  return (
    <video
      {...handlers}
      poster={fileAddress(resource.thumbnailUrl) || undefined}
      style={{
        display: 'block',
        width: '100%',
        maxHeight: '60vh',
        borderRadius: token.borderRadius,
        background: '#000000',
      }}
    />
  );
}
