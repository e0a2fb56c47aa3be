export { logInBy } from './log-in-by.saga';
export { type Proven, secondStepPart, selectShowsSecondStep } from './second-step.slice';
