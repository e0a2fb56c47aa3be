export type { Channel } from './data/account-change.flow';
export { accountChangeSaga } from './data/account-change.saga';
export { selectChange } from './data/account-change.selectors';
export { accountChangeReducer, accountOutdated, changeActions } from './data/account-change.slice';
export { useChangePart } from './views/change.part';
