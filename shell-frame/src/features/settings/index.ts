export { phrases } from './phrases';
export { settingsStyles } from './views/settings.styles';
export { Settings } from './views/settings.view';
