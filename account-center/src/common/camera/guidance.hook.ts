import { type RefObject, useEffect, useState } from 'react';
import { type FaceDetector, startDetector } from './detector';
import { type FaceBox, type Guidance, guidanceFor } from './guidance';

/** Side of the detector's picture in pixels. */
const SIDE = 224;
/** Interval between detections in ms: fast enough to follow a person, slow enough for old computers. */
const PAUSE = 300;

/** The current camera picture, cropped to a square and scaled down; null before the first frame. */
function detect(video: HTMLVideoElement | null, canvasContext: CanvasRenderingContext2D) {
  const side = Math.min(video?.videoWidth ?? 0, video?.videoHeight ?? 0);
  if (!video || side === 0) return null;
  const left = (video.videoWidth - side) / 2;
  const top = (video.videoHeight - side) / 2;
  canvasContext.drawImage(video, left, top, side, side, 0, 0, SIDE, SIDE);
  return { side: SIDE, pixels: canvasContext.getImageData(0, 0, SIDE, SIDE).data };
}

/**
 * Guidance while the camera runs. Null until the detector has loaded, and always where it cannot run; taking a photo
 * never waits for it. A verdict is only shown after two equal results, so that the text does not flicker.
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
        const canvasContext = canvas.getContext('2d', { willReadFrequently: true });
        const picture = canvasContext && detect(video.current, canvasContext);
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
