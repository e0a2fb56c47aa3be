export { type Submission, useSubmit } from './submit.hook';
export { type Outcome, submitSaga } from './submit.saga';
export { Submit } from './submit.view';
export { createSubmitSlice, type SubmitSlice } from './submit-slice';
export { busy, idle, refusalsOf, refused, type SubmitState } from './submit-state';
