export { CameraView } from './camera.view';
export type { CameraFault } from './open-camera';
