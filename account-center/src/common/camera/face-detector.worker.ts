import { io, ready, setBackend, tensor3d, env as tensorEnv } from '@tensorflow/tfjs';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { env, TinyFaceDetector } from '@vladmandic/face-api/dist/face-api.esm-nobundle.js';
import manifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json';
import type { DetectorAnswer, DetectorPicture } from './detector';

/*
 * Finds faces off the page's thread. A worker answers to the policy of its own script's reply, so no
 * page has to allow WebAssembly for it.
 */
const plainWasmUrl = new URL(
  '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm',
  import.meta.url,
).href;
const simd = new URL(
  '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm',
  import.meta.url,
).href;
const weights = new URL('@vladmandic/face-api/model/tiny_face_detector_model.bin', import.meta.url)
  .href;

const options = { inputSize: 224, scoreThreshold: 0.5 };

/** face-api checks for DOM elements, which a worker lacks; it receives pixels only. */
class EmptyClass {}
const throwOutside = () => {
  throw new Error('not in a worker');
};
env.setEnv({
  Canvas: EmptyClass,
  CanvasRenderingContext2D: EmptyClass,
  Image: EmptyClass,
  ImageData: EmptyClass,
  Video: EmptyClass,
  createCanvasElement: throwOutside,
  createImageElement: throwOutside,
  createVideoElement: throwOutside,
  fetch,
  readFile: throwOutside,
} as never);

async function load(): Promise<TinyFaceDetector> {
  // Threads need a cross-origin isolated page, but the backend requires their address in any case.
  tensorEnv().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  setWasmPaths({
    'tfjs-backend-wasm.wasm': plainWasmUrl,
    'tfjs-backend-wasm-simd.wasm': simd,
    'tfjs-backend-wasm-threaded-simd.wasm': simd,
  });
  await setBackend('wasm');
  await ready();
  const response = await fetch(weights);
  if (!response.ok) throw new Error(`${weights}: ${response.status}`);
  const specs = manifest.flatMap((group) => group.weights) as io.WeightsManifestEntry[];
  const net = new TinyFaceDetector();
  net.loadFromWeightMap(io.decodeWeights(await response.arrayBuffer(), specs) as never);
  return net;
}

const loaded = load();

async function find({ pixels, side }: DetectorPicture): Promise<DetectorAnswer> {
  const net = await loaded;
  const rgb = new Int32Array(side * side * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4) {
    for (let part = 0; part < 3; part += 1) rgb[to++] = pixels[from + part] ?? 0;
  }
  const picture = tensor3d(rgb, [side, side, 3], 'int32');
  try {
    const detections = await net.locateFaces(picture as never, options);
    const faces = detections.map(({ relativeBox: { x, y, width, height } }) => ({
      x,
      y,
      width,
      height,
    }));
    return { faces };
  } finally {
    picture.dispose();
  }
}

const answer = (message: DetectorAnswer) => self.postMessage(message);
const fail = (error: unknown) => answer({ failed: String(error) });

self.addEventListener('message', ({ data }: MessageEvent<DetectorPicture>) => {
  find(data).then(answer, fail);
});
loaded.then(() => answer({ faces: null }), fail);
