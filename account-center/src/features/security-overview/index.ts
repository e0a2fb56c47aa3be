export { guardsSaga } from './data/guards.saga';
export { guardsActions, guardsSlice, selectGuards } from './data/guards.slice';
export { type Protection, safetyState } from './data/next-step';
export { hasPassword, isVerified, type SafetyRowKey } from './data/safety-rows';
export { SafetySummary } from './views/safety-summary.view';
export { SecurityOverview } from './views/security-overview.view';
