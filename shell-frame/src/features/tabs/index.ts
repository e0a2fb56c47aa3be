export type { Tab } from './data/tabs.flow';
export { tabsSaga } from './data/tabs.saga';
export { pageOpened, tabsReducer } from './data/tabs.slice';
export { LazyTabBar } from './views/lazy-tab-bar.view';
