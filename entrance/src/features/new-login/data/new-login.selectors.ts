import { type NewLoginState, start } from './new-login.flow';

export const selectNewLogin = (state: { newLogin?: NewLoginState }): NewLoginState =>
  state.newLogin ?? start;
