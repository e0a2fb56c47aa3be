import { organChoiceSaga } from './data/organ-choice.saga';
import { organChoiceSlice } from './data/organ-choice.slice';
import { phrases } from './phrases';
import { OrganChoicePage } from './views/organ-choice-page.view';

/** What the app needs to show this screen once its chunk has arrived. */
export const screen = {
  Page: OrganChoicePage,
  phrases: [phrases],
  parts: [{ slice: organChoiceSlice, saga: organChoiceSaga }],
};
