import { organChoiceSaga } from './data/organ-choice.saga';
import { organChoiceSlice } from './data/organ-choice.slice';
import { phrases } from './phrases';
import { OrganChoicePage } from './views/organ-choice-page.view';

/** Exports of this screen's chunk. */
export const screen = {
  Page: OrganChoicePage,
  phrases: [phrases],
  storeParts: [{ slice: organChoiceSlice, saga: organChoiceSaga }],
};
