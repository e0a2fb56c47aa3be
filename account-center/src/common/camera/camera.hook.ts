import { type RefObject, useEffect, useState } from 'react';
import { CameraError, type CameraFault, closeCamera, openCamera } from './open-camera';

/** Shows the camera's picture in the video element while the component is mounted. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onFault: (fault: CameraFault) => void,
): boolean {
  const [running, setRunning] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one camera per mount, whatever callbacks change
  useEffect(() => {
    let isUnmounted = false;
    let stream: MediaStream | null = null;
    openCamera().then(
      (opened) => {
        // The component was unmounted while the browser asked for permission.
        if (isUnmounted) return closeCamera(opened);
        stream = opened;
        const [track] = opened.getVideoTracks();
        track?.addEventListener('ended', () => onFault('busy'));
        if (video.current) video.current.srcObject = opened;
        setRunning(true);
      },
      (error) => {
        if (!isUnmounted) onFault(error instanceof CameraError ? error.fault : 'busy');
      },
    );
    return () => {
      isUnmounted = true;
      if (stream) closeCamera(stream);
    };
  }, []);
  return running;
}
