export { guardsSaga } from './data/guards.saga';
export { guardsActions, guardsSlice, selectGuards } from './data/guards.slice';
export { isVerified, type LineKey } from './data/lines';
export { type Protection, safetyState } from './data/next-step';
export { SafetySummary } from './views/safety-summary.view';
export { SecurityOverview } from './views/security-overview.view';
