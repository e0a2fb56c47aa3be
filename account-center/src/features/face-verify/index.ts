export { faceVerifySaga } from './data/face.saga';
export { faceHappened, facePassed, faceVerifySlice } from './data/face.slice';
export { useFacePart } from './views/face.part';
