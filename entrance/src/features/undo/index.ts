import { formPhrases } from '../../common/form-phrases';
import { undoSaga } from './data/undo.saga';
import { undoSlice } from './data/undo.slice';
import { phrases } from './phrases';
import { UndoPage } from './views/undo-page.view';

/** What the app needs to show this screen once its chunk has arrived. */
export const screen = {
  Page: UndoPage,
  phrases: [phrases, formPhrases],
  parts: [{ slice: undoSlice, saga: undoSaga }],
};
