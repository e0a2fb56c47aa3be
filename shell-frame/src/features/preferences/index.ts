export { preferencesSaga } from './data/preferences.saga';
export { preferencesReducer, selectTabBar } from './data/preferences.slice';
export { usePreferenceItems } from './views/preferences.hook';
