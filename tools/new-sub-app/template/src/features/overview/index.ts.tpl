export { overviewSaga } from './data/overview.saga';
export { overviewSlice } from './data/overview.slice';
export { OverviewPage } from './views/overview-page.view';
