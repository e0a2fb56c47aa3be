export { isVerified, type LineKey } from './data/lines';
export { SecurityOverview } from './views/security-overview.view';
