export { logInBy } from './log-in-by.saga';
export { secondStepPart, selectSecondStep } from './second-step.slice';
