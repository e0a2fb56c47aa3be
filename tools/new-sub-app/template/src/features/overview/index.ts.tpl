export { OverviewPage } from './views/overview-page.view';
