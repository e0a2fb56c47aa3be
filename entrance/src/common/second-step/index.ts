export { logInBy } from './log-in-by.saga';
export {
  type ProofToken,
  secondStepPart,
  selectShowsSecondStep,
} from './second-step.slice';
