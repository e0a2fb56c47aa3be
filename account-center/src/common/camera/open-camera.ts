import { limits } from '@edu/shared-utility';

/** Why the camera cannot be used. */
export type CameraFault = 'refused' | 'absent' | 'busy' | 'insecure';

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** The error with that reason. */
export class CameraError extends Error {
  constructor(readonly fault: CameraFault) {
    super(`camera: ${fault}`);
  }
}

/** Opens the front camera at 720×720 (specification §9). Browsers allow it on secure pages only. */
export async function openCamera(): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) throw new CameraError('insecure');
  try {
    return await devices.getUserMedia({
      audio: false,
      video: {
        width: { ideal: limits.cameraWidth },
        height: { ideal: limits.cameraHeight },
        facingMode: 'user',
      },
    });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new CameraError(faults[name] ?? 'busy');
  }
}

/** Stops the camera, so that its light goes off. */
export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
