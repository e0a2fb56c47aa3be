export { unsavedSaga } from './data/unsaved.saga';
export { unsavedReducer } from './data/unsaved.slice';
export { UnsavedQuestion } from './views/unsaved.view';
