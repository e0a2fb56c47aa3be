import { limits } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { useRef, useState } from 'react';
import { morePhrases } from '../../../phrases/more';
import type { FaceEvent } from '../data/face.flow';
import { takePhoto } from '../data/take-photo';
import { useCamera } from './camera.hook';

/** The live picture, mirrored as people know themselves, with a frame for the face. */
export function CaptureStep({ emit }: { emit: (event: FaceEvent) => void }) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const video = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(false);
  const running = useCamera(video, (fault) => emit({ type: 'cameraFailed', fault }));
  const ready = running && shown;
  const take = () => {
    const image = video.current && takePhoto(video.current);
    if (image) emit({ type: 'taken', image });
  };
  return (
    <div style={{ textAlign: 'center' }}>
      <p role="status" style={{ marginTop: 0, color: token.colorTextSecondary }}>
        {ready ? t('face.frameHint') : t('face.starting')}
      </p>
      <div
        style={{
          position: 'relative',
          width: limits.faceCapture,
          height: limits.faceCapture,
          margin: `0 auto ${token.marginLG}px`,
          overflow: 'hidden',
          borderRadius: token.borderRadiusLG,
          background: token.colorFillSecondary,
        }}
      >
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={t('face.video')}
          onLoadedData={() => setShown(true)}
          style={{
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            transform: 'scaleX(-1)',
          }}
        />
        <div
          aria-hidden
          style={{
            position: 'absolute',
            inset: '8% 18%',
            border: `2px solid ${token.colorPrimary}`,
            borderRadius: '50%',
          }}
        />
      </div>
      <Button type="primary" disabled={!ready} onClick={take}>
        {t('face.take')}
      </Button>
    </div>
  );
}
