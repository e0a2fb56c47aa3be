export { faceEnrolmentSaga } from './data/face-enrolment.saga';
export { enrolmentWithdrawn, faceEnrolmentSlice } from './data/face-enrolment.slice';
export { FaceEnrolmentSection } from './views/face-enrolment-section.view';
