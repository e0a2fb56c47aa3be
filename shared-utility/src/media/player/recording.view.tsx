import { theme } from 'antd';
import type { RefObject, SyntheticEvent } from 'react';

export interface RecordingProps {
  readonly kind: 'video' | 'audio';
  readonly label: string;
  readonly address: string;
  /** Picture shown until a video plays; '' for none. */
  readonly poster?: string;
  readonly media?: RefObject<HTMLVideoElement | null>;
  readonly events?: Readonly<Record<string, (event: SyntheticEvent<HTMLMediaElement>) => void>>;
  /** Called when the address cannot be loaded, for example because it has expired. */
  readonly onBroken: () => void;
}

/** A video or audio recording with the browser's own controls. */
export function Recording({
  kind,
  label,
  address,
  poster = '',
  media,
  events,
  onBroken,
}: RecordingProps) {
  const { token } = theme.useToken();
  const common = {
    ...events,
    ref: media,
    src: address,
    controls: true,
    controlsList: 'nodownload',
    preload: 'metadata' as const,
    'aria-label': label,
    onError: onBroken,
  };
  if (kind === 'audio') return <audio {...common} style={{ width: '100%', minHeight: 54 }} />;
  return (
    <video
      {...common}
      playsInline
      poster={poster || undefined}
      style={{
        display: 'block',
        width: '100%',
        maxHeight: '70vh',
        aspectRatio: '16 / 9',
        borderRadius: token.borderRadiusLG,
        background: '#000000',
      }}
    />
  );
}
