import type { FaceBox } from './guidance';

/** A square picture, RGBA. */
export interface DetectorPicture {
  side: number;
  pixels: Uint8ClampedArray;
}

/** `faces: null` means that the detector is ready, `failed` that it cannot run here. */
export type DetectorAnswer = { faces: readonly FaceBox[] | null } | { failed: string };

export interface FaceDetector {
  find(picture: DetectorPicture): void;
  stop(): void;
}

/**
 * Loads the detector: 300 kB of script, WebAssembly and model, so only while a camera is on. Where it cannot run,
 * `onFailed` is called once, and photos are taken without guidance.
 */
export function startDetector(
  onAnswer: (faces: readonly FaceBox[] | null) => void,
  onFailed: () => void,
): FaceDetector | null {
  if (typeof Worker === 'undefined') return null;
  let worker: Worker;
  try {
    worker = new Worker(new URL('./face-detector.worker.ts', import.meta.url));
  } catch {
    // Modules come from another origin, whose scripts a browser does not run as workers.
    return null;
  }
  const fail = () => {
    worker.terminate();
    onFailed();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<DetectorAnswer>) => {
    if ('failed' in data) fail();
    else onAnswer(data.faces);
  });
  worker.addEventListener('error', fail);
  return {
    find: (picture) => worker.postMessage(picture, [picture.pixels.buffer]),
    stop: () => worker.terminate(),
  };
}
