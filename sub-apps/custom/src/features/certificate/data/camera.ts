import { qrReader } from './qr-picture';

/** Why the camera cannot be used. */
export type CameraFault = 'refused' | 'absent' | 'busy' | 'part';

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
};

/** Interval between two scans in ms: fast enough for a steady hand, slow enough for an old phone. */
const SCAN_INTERVAL = 200;
const WIDTH = 640;

/** Browsers only allow the camera on secure pages; elsewhere the button is hidden. */
export const mayHaveCamera = (): boolean =>
  typeof (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia === 'function';

interface Scan {
  readonly video: HTMLVideoElement;
  /** Aborting it turns the camera off. */
  readonly signal: AbortSignal;
}

async function openCamera({ video, signal }: Scan): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' } },
  });
  const close = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) close();
  signal.addEventListener('abort', close);
  video.srcObject = stream;
  await video.play();
}

/**
 * Scans the camera's picture until it contains a QR code. @returns its text, or why the camera failed; null after
 * an abort
 */
export async function scan({ video, signal }: Scan): Promise<string | null | CameraFailure> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endPause = (): void => {};
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    endPause();
  });
  try {
    const decode = await qrReader();
    await openCamera({ video, signal });
    while (!signal.aborted) {
      const { videoWidth, videoHeight } = video;
      const share = videoWidth > WIDTH ? WIDTH / videoWidth : 1;
      const text = decode(video, Math.round(videoWidth * share), Math.round(videoHeight * share));
      if (text) return text;
      await new Promise<void>((resolve) => {
        endPause = resolve;
        timer = setTimeout(resolve, SCAN_INTERVAL);
      });
    }
    return null;
  } catch (error) {
    if (signal.aborted) return null;
    const isPicture = error instanceof DOMException;
    return { fault: isPicture ? (faults[error.name] ?? 'busy') : 'part' };
  }
}

export interface CameraFailure {
  readonly fault: CameraFault;
}
