export { guardsSaga } from './data/guards.saga';
export { guardsActions, guardsSlice, selectGuards } from './data/guards.slice';
export { isVerified, type LineKey } from './data/lines';
export { SecurityOverview } from './views/security-overview.view';
