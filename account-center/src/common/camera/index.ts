export { CameraView } from './camera.view';
export type { Guidance } from './guidance';
export type { CameraFault } from './open-camera';
