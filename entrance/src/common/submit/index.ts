export { createSubmitSlice, type Outcome, submission, submitSaga } from './submission';
export { type Submission, useSubmit } from './submit.hook';
export { Submit } from './submit.view';
export { busy, idle, refusalsOf, refusedState, type SubmitState } from './submit-state';
