export { usePreferenceItems } from './views/preferences.hook';
