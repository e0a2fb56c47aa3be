import { limits } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { useRef, useState } from 'react';
import { morePhrases } from '../../phrases/more';
import { useCamera } from './camera.hook';
import type { Guidance } from './guidance';
import { useGuidance } from './guidance.hook';
import type { CameraFault } from './open-camera';
import { takePhoto } from './take-photo';

interface Props {
  /** Called with a 300×300 JPEG as a data URL, and the detector's verdict at that moment; null without one. */
  onTaken: (image: string, guidance: Guidance | null) => void;
  onFault: (fault: CameraFault) => void;
}

/** The camera's picture, mirrored, with an outline for the face. */
export function CameraView({ onTaken, onFault }: Props) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const video = useRef<HTMLVideoElement>(null);
  const [isShowing, setIsShowing] = useState(false);
  const running = useCamera(video, onFault);
  const ready = running && isShowing;
  const guidance = useGuidance(video, ready);
  const hint = guidance ? t(`face.guidance.${guidance}`) : t('face.frameHint');
  const capture = () => {
    const image = video.current && takePhoto(video.current);
    if (image) onTaken(image, guidance);
  };
  return (
    <div style={{ textAlign: 'center' }}>
      <p role="status" style={{ marginTop: 0, color: token.colorTextSecondary }}>
        {ready ? hint : t('face.starting')}
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
          onLoadedData={() => setIsShowing(true)}
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
            border: `2px solid ${guidance === 'good' ? token.colorSuccess : token.colorPrimary}`,
            borderRadius: '50%',
          }}
        />
      </div>
      <Button type="primary" disabled={!ready} onClick={capture}>
        {t('face.take')}
      </Button>
    </div>
  );
}
