export { CoverablePage } from './cover.context';
export { type DialogPart, openParts } from './dialog-part';
export { focusFirst } from './focus';
export { Stage } from './stage.view';
