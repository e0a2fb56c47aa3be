import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type CameraFault, scan } from '../data/camera';
import { phrases } from '../phrases';

interface Props {
  readonly onFound: (words: string) => void;
  readonly onClose: () => void;
}

/** Shows the camera's picture until a code is found; unmounting turns the camera off. */
export function Scanner({ onFound, onClose }: Props) {
  const { t } = phrases.use();
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [scanCount, setScanCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is opened once, and again on a retry
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    if (video.current) {
      void scan({ video: video.current, signal }).then((seen) => {
        if (signal.aborted || seen === null) return;
        if (typeof seen === 'string') onFound(seen);
        else setFault(seen.fault);
      });
    }
    return () => controller.abort();
  }, [scanCount]);
  return (
    <>
      {fault ? (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={t(`camera.${fault}`)}
          action={
            <Button
              size="small"
              onClick={() => {
                setFault(null);
                setScanCount(scanCount + 1);
              }}
            >
              {t('retry')}
            </Button>
          }
        />
      ) : (
        <>
          <video ref={video} className="cert-video" playsInline muted aria-label={t('picture')} />
          <p role="status">{t('scanning')}</p>
        </>
      )}
      <Button autoFocus onClick={onClose}>
        {t('stopScanning')}
      </Button>
    </>
  );
}
