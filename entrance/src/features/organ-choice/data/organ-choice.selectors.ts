import type { OrganChoiceState } from './organ-choice.slice';

export const selectOrganChoice = (state: { organChoice: OrganChoiceState }): OrganChoiceState =>
  state.organChoice;
