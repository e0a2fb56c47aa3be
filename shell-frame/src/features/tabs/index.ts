export type { Tab } from './data/tabs.flow';
export { tabsSaga } from './data/tabs.saga';
export { pageOpened, tabsReducer } from './data/tabs.slice';
export { tabsStyles } from './views/tabs.styles';
export { Tabs } from './views/tabs.view';
