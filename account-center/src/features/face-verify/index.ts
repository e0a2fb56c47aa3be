export { faceVerifySaga } from './data/face.saga';
export { faceActions, facePassed, faceVerifyReducer } from './data/face.slice';
export { useFacePart } from './views/face.part';
