import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import jpeg from 'jpeg-js';
import type { FaceAnswer, FaceJob, FaceReading } from './face-reading';
import { type FaceApi, loadFaceApi } from './load-face-api';

/** Entry of the worker thread that detects and describes faces: face-api on the WebAssembly backend of tfjs. */
const require = createRequire(import.meta.url);

/** More pixels than a camera frame of 720 × 720 has. */
const MAX_PIXELS = 4_000_000;
const MIN_CONFIDENCE = 0.5;

/** The RGB pixels of a JPEG; null if it is not one. */
function decode(image: string): { data: Uint8Array; width: number; height: number } | null {
  try {
    const limits = { maxResolutionInMP: MAX_PIXELS / 1e6, maxMemoryUsageInMB: 256 };
    const options = { useTArray: true, formatAsRGBA: false, ...limits } as const;
    return jpeg.decode(Buffer.from(image, 'base64'), options);
  } catch {
    return null;
  }
}

let api: Promise<FaceApi> | undefined;

async function read(image: string): Promise<FaceReading> {
  const picture = decode(image);
  if (!picture) return { kind: 'unreadable' };
  api ??= loadFaceApi(require);
  const face = await api;
  const { data, width, height } = picture;
  const tensor = face.tf.tensor3d(data, [height, width, 3], 'int32');
  try {
    const options = new face.SsdMobilenetv1Options({
      minConfidence: MIN_CONFIDENCE,
      maxResults: 4,
    });
    const detections = await face
      .detectAllFaces(tensor, options)
      .withFaceLandmarks()
      .withFaceDescriptors();
    const [first] = detections;
    if (!first) return { kind: 'none' };
    if (detections.length > 1) return { kind: 'several' };
    return { kind: 'face', descriptor: [...first.descriptor] };
  } finally {
    tensor.dispose();
  }
}

// The engine sends one picture at a time: parallel ones would only slow each other down.
parentPort?.on('message', async ({ id, image }: FaceJob) => {
  const answer: FaceAnswer = await read(image).then(
    (reading) => ({ id, reading }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(answer);
});
