export { secondFactorsSaga } from './data/second-factors.saga';
export {
  secondFactorsActions,
  secondFactorsSlice,
  selectSecondFactors,
} from './data/second-factors.slice';
export { useFactorPart } from './views/factor.part';
export { SecondFactorsSection } from './views/second-factors-section.view';
