export { faceEnrolSaga } from './data/enrol.saga';
export { enrolActions, faceEnrolled, faceEnrolReducer } from './data/enrol.slice';
export { faceEnrolmentSaga } from './data/face-enrolment.saga';
export { enrolmentWithdrawn, faceEnrolmentSlice } from './data/face-enrolment.slice';
export { useEnrolPart } from './views/enrol.part';
export { FaceEnrolmentSection } from './views/face-enrolment-section.view';
