import { formPhrases } from '../../common/form-phrases';
import { undoSaga } from './data/undo.saga';
import { undoSlice } from './data/undo.slice';
import { phrases } from './phrases';
import { UndoPage } from './views/undo-page.view';

/** Exports of this screen's chunk. */
export const screen = {
  Page: UndoPage,
  phrases: [phrases, formPhrases],
  storeParts: [{ slice: undoSlice, saga: undoSaga }],
};
