import type { SubmitState } from '../../../common/failure';

export const selectPasswordLogin = (state: { passwordLogin: SubmitState }): SubmitState =>
  state.passwordLogin;
