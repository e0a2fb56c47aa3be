export { faceVerifySaga } from './data/face.saga';
export { faceHappened, facePassed, faceVerifySlice } from './data/face.slice';
export { FaceDialog } from './views/face-dialog.view';
