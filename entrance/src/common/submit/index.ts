export { createSubmitSlice, type Outcome, submission, submitSaga } from './submission';
export { type Submission, useSubmit } from './submit.hook';
export { Submit } from './submit.view';
export { busy, idle, refusalsOf, refused, type SubmitState } from './submit-state';
