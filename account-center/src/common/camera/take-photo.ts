import { limits } from '@edu/shared-utility';

/** Crops the video's current frame to a square and returns it as a 300×300 JPEG data URL (specification §9). */
export function takePhoto(video: HTMLVideoElement): string | null {
  const { videoWidth: width, videoHeight: height } = video;
  const side = Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = limits.faceCapture;
  canvas.height = limits.faceCapture;
  const canvasContext = canvas.getContext('2d');
  if (!canvasContext || side === 0) return null;
  const left = (width - side) / 2;
  const top = (height - side) / 2;
  canvasContext.drawImage(video, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.92);
}
