import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';

interface Tensor {
  readonly size: number;
  dispose(): void;
}

type Operation = (...values: unknown[]) => Tensor;

/** The core of tfjs: its operations as functions, without tensor methods. */
interface Core {
  readonly Tensor: { readonly prototype: Record<string, Operation> };
  readonly reshape: Operation;
  readonly [operation: string]: unknown;
}

export interface FaceApi {
  tf: {
    setBackend(name: string): Promise<boolean>;
    ready(): Promise<void>;
    tensor3d(values: Uint8Array, shape: [number, number, number], type: 'int32'): Tensor;
  };
  nets: Record<
    'ssdMobilenetv1' | 'faceLandmark68Net' | 'faceRecognitionNet',
    { loadFromDisk(folder: string): Promise<void> }
  >;
  SsdMobilenetv1Options: new (options: { minConfidence: number; maxResults: number }) => object;
  detectAllFaces(
    input: Tensor,
    options: object,
  ): {
    withFaceLandmarks(): { withFaceDescriptors(): Promise<{ descriptor: Float32Array }[]> };
  };
}

const FACE_API = '@vladmandic/face-api/dist/face-api.node-wasm.js';

/** Operations that face-api calls as methods of a tensor. */
const methods = ['add', 'sub', 'mul', 'div', 'mean', 'expandDims', 'reshape'];
const shapes = ['as2D', 'as3D', 'as4D'];

function addMethods(core: Core): void {
  const { prototype } = core.Tensor;
  for (const name of methods) {
    prototype[name] = function (this: Tensor, ...rest: unknown[]) {
      return (core[name] as Operation)(this, ...rest);
    };
  }
  for (const name of shapes) {
    prototype[name] = function (this: Tensor, ...shape: unknown[]) {
      return core.reshape(this, shape);
    };
  }
  prototype.as1D = function (this: Tensor) {
    return core.reshape(this, [this.size]);
  };
}

/**
 * Loads face-api with the core of tfjs and its WebAssembly backend. Its Node build requires the whole of tfjs, 220 MB
 * that are not needed, so that one module name resolves to the core instead.
 */
export async function loadFaceApi(require: NodeJS.Require): Promise<FaceApi> {
  const wasm = require.resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm');
  const backend = require('@tensorflow/tfjs-backend-wasm') as {
    setWasmPaths(prefix: string): void;
  };
  backend.setWasmPaths(`${dirname(wasm)}/`);
  const core = require('@tensorflow/tfjs-core') as Core;
  addMethods(core);
  const file = require.resolve(FACE_API);
  const requireFromFaceApi = createRequire(file);
  const module: { exports: object } = { exports: {} };
  const runModule = compileFunction(
    readFileSync(file, 'utf8'),
    ['require', 'module', 'exports', '__dirname', '__filename'],
    { filename: file },
  );
  const requireModule = (name: string): unknown =>
    name === '@tensorflow/tfjs' ? core : requireFromFaceApi(name);
  runModule(requireModule, module, module.exports, dirname(file), file);
  const api = module.exports as FaceApi;
  await api.tf.setBackend('wasm');
  await api.tf.ready();
  const models = join(dirname(file), '../model');
  for (const net of ['ssdMobilenetv1', 'faceLandmark68Net', 'faceRecognitionNet'] as const) {
    await api.nets[net].loadFromDisk(models);
  }
  return api;
}
