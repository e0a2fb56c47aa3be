export { faceEnrolSaga } from './data/enrol.saga';
export { enrolHappened, faceEnrolled, faceEnrolSlice } from './data/enrol.slice';
export { faceEnrolmentSaga } from './data/face-enrolment.saga';
export { enrolmentWithdrawn, faceEnrolmentSlice } from './data/face-enrolment.slice';
export { useEnrolPart } from './views/enrol.part';
export { FaceEnrolmentSection } from './views/face-enrolment-section.view';
