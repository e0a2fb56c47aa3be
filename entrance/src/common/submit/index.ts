export { type SubmitControls, useSubmit } from './submit.hook';
export { Submit } from './submit.view';
export { createSubmitPart, createSubmitSlice, type Outcome, submitSaga } from './submit-part';
export { busyState, failedState, fieldErrorsOf, idleState, type SubmitState } from './submit-state';
