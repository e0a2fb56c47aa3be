import { type RefObject, useEffect, useState } from 'react';
import { type FaceDetector, startDetector } from './detector';
import { type FaceBox, type Guidance, guidanceFor } from './guidance';

/** Side of the picture that the detector gets. */
const SIDE = 224;
/** Between two looks: often enough to follow a person, seldom enough to leave a slow machine alone. */
const PAUSE = 300;

/** The middle square of what the camera sees now, small; null while it sees nothing. */
function detect(video: HTMLVideoElement | null, pen: CanvasRenderingContext2D) {
  const side = Math.min(video?.videoWidth ?? 0, video?.videoHeight ?? 0);
  if (!video || side === 0) return null;
  const left = (video.videoWidth - side) / 2;
  const top = (video.videoHeight - side) / 2;
  pen.drawImage(video, left, top, side, side, 0, 0, SIDE, SIDE);
  return { side: SIDE, pixels: pen.getImageData(0, 0, SIDE, SIDE).data };
}

/**
 * Says while the camera runs what the person may do better. Null as long as the detector is on its
 * way, and for good where it cannot run: taking the picture never waits for it. A verdict counts once
 * two frames agree, so that the advice does not flip within a second.
 */
export function useGuidance(
  video: RefObject<HTMLVideoElement | null>,
  running: boolean,
): Guidance | null {
  const [guidance, setGuidance] = useState<Guidance | null>(null);
  useEffect(() => {
    if (!running) return;
    let timer: number | undefined;
    let last: Guidance | null = null;
    let detector: FaceDetector | null = null;
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const scheduleNext = () => {
      timer = window.setTimeout(() => {
        const pen = canvas.getContext('2d', { willReadFrequently: true });
        const picture = pen && detect(video.current, pen);
        if (picture) detector?.find(picture);
        else scheduleNext();
      }, PAUSE);
    };
    const onAnswer = (faces: readonly FaceBox[] | null) => {
      const verdict = faces && guidanceFor(faces);
      if (verdict && verdict === last) setGuidance(verdict);
      last = verdict;
      scheduleNext();
    };
    const stop = () => {
      window.clearTimeout(timer);
      setGuidance(null);
    };
    detector = startDetector(onAnswer, stop);
    return () => {
      stop();
      detector?.stop();
    };
  }, [video, running]);
  return guidance;
}
