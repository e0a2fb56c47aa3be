import type { AccountChange, Channel } from './account-change.flow';
import type { AccountChangeState } from './account-change.slice';

export interface WithAccountChange {
  accountChange: AccountChangeState;
}

export const selectChange =
  (channel: Channel) =>
  (state: WithAccountChange): AccountChange =>
    state.accountChange[channel];
